import { useMatch } from '@tanstack/react-router';
import { GlobalLoading } from '../overlays/global-loading.tsx';
import { isServedPage } from '../router/served-page.ts';
import styles from './page-error.module.css';
import { Loading, SkeletonText } from './skeleton.tsx';

/** While a page takes long to arrive: only it is replaced, and the shell stays; at the beginning of a visit there is none yet. */
export function PagePending() {
  const frame = useMatch({ strict: false, select: ({ staticData }) => staticData.page?.frame });
  if (frame !== 'app' || isServedPage()) return <GlobalLoading />;
  return (
    <div className={styles.pending}>
      <Loading>
        <SkeletonText lines={8} />
      </Loading>
    </div>
  );
}
