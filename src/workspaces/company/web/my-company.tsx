import { useLocation, useRouter } from '@tanstack/react-router';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { workspacePaths } from '#workspaces/paths.ts';
import { MY_COMPANY_FLAG, myCompanyAddress } from './my-company-address.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const loadModal = async () => (await import('./my-company-modal.tsx')).MyCompanyModal;
const MyCompanyModal = lazyPart(loadModal);

/** Opens the my-company modal; its state is in the address, so that a link can open it too. */
export function MyCompany({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation('workspaces');
  const router = useRouter();
  const isOpen = useLocation({ select: ({ search }) => MY_COMPANY_FLAG in search });
  return (
    <>
      <Button
        onPointerEnter={() => void loadModal()}
        onClick={() => void router.navigate({ href: myCompanyAddress, replace: true })}
      >
        {t('myCompany.open')}
      </Button>
      {isOpen && (
        <MyCompanyModal
          workspaceId={workspaceId}
          onClose={() => void router.navigate({ href: workspacePaths.profile, replace: true })}
        />
      )}
    </>
  );
}
