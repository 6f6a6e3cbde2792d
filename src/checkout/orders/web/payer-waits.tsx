import { useImperativeHandle } from 'react';
import { Loading, SkeletonText } from '#platform/ui/states/skeleton.tsx';
import type { PayerProps } from './payer-of-boleto.ts';

/** Until the company on the boleto is shown: nothing is paid before it is known whether it is missing. */
export function PayerWaits({ handle }: PayerProps) {
  useImperativeHandle(handle, () => ({ keep: () => Promise.resolve(false) }));
  return (
    <Loading>
      <SkeletonText lines={6} />
    </Loading>
  );
}
