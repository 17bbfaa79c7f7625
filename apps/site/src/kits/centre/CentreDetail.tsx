import { DetailStates, lacksItem, type DetailStatesProps } from '../detail/DetailStates.js';
import { CentreFrame, type CentreFrameProps } from './CentreFrame.js';

export interface CentreDetailProps<T>
  extends Pick<CentreFrameProps, 'centre' | 'current'>, Omit<DetailStatesProps<T>, 'missing'> {
  /** The heading where there is no item. */
  title: string;
}

export function CentreDetail<T>({ centre, current, title, ...states }: CentreDetailProps<T>) {
  const { detail, back } = states;
  return (
    <CentreFrame centre={centre} current={current} back={back} title={lacksItem(detail) ? title : undefined}>
      <DetailStates missing="它可能已被删除，或者地址有误。" {...states} />
    </CentreFrame>
  );
}
