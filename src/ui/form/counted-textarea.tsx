import { Textarea, type TextareaProps } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { classNames } from '../class-names.ts';
import { formatCount } from '../marks/count-text.tsx';
import styles from './form.module.css';

export interface CountedTextareaProps extends Omit<TextareaProps, 'value' | 'onChange' | 'maxLength'> {
  value: string;
  onChange: (value: string) => void;
  maximum: number;
}

/** Browsers that resize a field themselves need no measuring at each letter. */
const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** A text that is too long is not truncated: the counter shows the excess. */
export function CountedTextarea({
  value,
  onChange,
  maximum,
  minRows = 3,
  maxRows = 14,
  ...rest
}: CountedTextareaProps) {
  const { t } = useTranslation('platform');
  const left = maximum - value.length;
  return (
    <div className={styles.counted}>
      <Textarea
        {...(growsByItself
          ? { className: styles.growing, style: { '--min-rows': minRows, '--max-rows': maxRows } }
          : { autosize: true, minRows, maxRows })}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span className={classNames('meta num', styles.counter, left < 0 && styles.over)}>
        {left < 0
          ? t('counter.over', { count: -left, number: formatCount(-left) })
          : t('counter.left', { count: left, number: formatCount(left) })}
      </span>
    </div>
  );
}
