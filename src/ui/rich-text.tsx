import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** A text with named parts, such as `Read the <terms>terms</terms>`. */
  text: string;
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
}

/** Renders the named parts of a text as links or marks; the sentence stays whole in the catalogue, so that each language orders its words. */
export function RichText({ text, parts }: RichTextProps) {
  const pieces = text.split(/(<(\w+)>.*?<\/\2>)/g).filter((piece) => piece !== '' && !(piece in parts));
  return pieces.map((piece) => {
    const [, name = '', words = ''] = /^<(\w+)>(.*?)<\/\1>$/.exec(piece) ?? [];
    return <Fragment key={piece}>{parts[name]?.(words) ?? piece}</Fragment>;
  });
}
