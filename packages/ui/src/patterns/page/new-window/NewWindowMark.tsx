import { Icon } from '../../../components/Icon/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { newWindowMessages } from './messages.zh.js';

/** The end of a link that opens a new window: an icon, and text for screen readers. */
export function NewWindowMark() {
  return (
    <>
      <VisuallyHidden>{newWindowMessages.external}</VisuallyHidden>
      <Icon name="external" size={16} />
    </>
  );
}
