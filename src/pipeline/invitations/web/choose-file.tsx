import { type ReactNode, useRef } from 'react';
import { acceptedFiles, FILE_BYTES } from '#platform/contract/file-types.ts';
import { Button, type ButtonProps } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';

interface ChooseFileProps extends Pick<ButtonProps, 'size' | 'variant' | 'icon' | 'loading'> {
  label: string;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** A button that opens the browser's choice of a file, by the rules for files about candidates. */
export function ChooseFile({ label, onChoose, children, ...looks }: ChooseFileProps) {
  const { t } = useTranslation('pipeline/invitations');
  const field = useRef<HTMLInputElement>(null);
  function take(file: File) {
    if (file.size > FILE_BYTES) toast.error(t('form.tooLarge', { name: file.name }));
    else onChoose(file);
  }
  return (
    <>
      <input
        ref={field}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        accept={acceptedFiles}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) take(file);
        }}
      />
      <Button {...looks} aria-label={label} onClick={() => field.current?.click()}>
        {children}
      </Button>
    </>
  );
}
