import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Avatar } from '../marks/avatar.tsx';
import styles from './data-table.module.css';
import type { Column } from './data-table-types.ts';

/** Bold line and a small one below. */
export function TwoLines({ title, meta }: { title: ReactNode; meta?: ReactNode }) {
  return (
    <>
      <span className={classNames('clip', styles.titleLine)}>{title}</span>
      {meta && <span className={classNames('clip', styles.metaLine)}>{meta}</span>}
    </>
  );
}

/** Avatar, name and a small line. */
export function PersonCell({
  name,
  meta,
  image,
  kind,
}: {
  name: string;
  meta?: ReactNode;
  image?: string | null;
  kind?: 'person' | 'company';
}) {
  return (
    <span className={styles.person}>
      <Avatar name={name} image={image} {...(kind && { kind })} />
      <span className="clip">
        <TwoLines title={name} meta={meta} />
      </span>
    </span>
  );
}

/** A column of figures or buttons, which stand on the right; on narrow screens below the title, unless told otherwise. */
export const onTheRight = <Row,>(
  column: Pick<Column<Row>, 'key' | 'header' | 'width' | 'narrow'>,
  cell: Column<Row>['cell'],
): Column<Row> => ({ align: 'right', narrow: 'meta', ...column, cell });
