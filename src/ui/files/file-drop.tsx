import { type DragEvent, useState } from 'react';
import { acceptedFiles } from '#platform/contract/file-types.ts';
import { classNames } from '#ui/class-names.ts';
import { IconUpload } from '#ui/icons/icons.ts';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** What the files are for; also names the field. */
  label: string;
  /** Which files are taken. */
  help: string;
  disabled: boolean;
  /** Endings or media types; those of attachments unless told otherwise. */
  accept?: string;
  /** Only one file counts. */
  single?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes files that are chosen or dropped, several at once unless only one counts. */
export function FileDrop({ label, help, disabled, accept = acceptedFiles, single = false, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over && !disabled);
  };
  const take = (files: FileList | null) => {
    if (files && files.length > 0 && !disabled) onFiles([...files]);
  };
  return (
    <label className={classNames(styles.drop, isOver && styles.over)}>
      <input
        type="file"
        multiple={!single}
        accept={accept}
        // Not `disabled`: the browser would leave the page for a file that is dropped on it.
        aria-disabled={disabled}
        onClick={(event) => disabled && event.preventDefault()}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          take(event.dataTransfer.files);
        }}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <IconUpload size={18} aria-hidden="true" />
      <span>
        {label}
        <span className="meta">{help}</span>
      </span>
    </label>
  );
}
