import { Icon } from '../Icon/index.js';
import { foldMessages } from './messages.zh.js';

/** The content of a button that expands and folds: label and chevron. */
export function FoldLabel({ expanded }: { expanded: boolean }) {
  return (
    <>
      {expanded ? foldMessages.fold : foldMessages.expand}
      <Icon name={expanded ? 'chevron-up' : 'chevron-down'} size={16} />
    </>
  );
}
