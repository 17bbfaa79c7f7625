import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { csvLinkMessages as messages } from './messages.zh.js';

export interface CsvLinkProps {
  href: string;
  /** What the file has; its name. */
  of: string;
}

/** What is shown, as a file for a spreadsheet. */
export function CsvLink({ href, of }: CsvLinkProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      href={href}
      download={`${of}.csv`}
      aria-label={messages.csvOf(of)}
      startIcon={<Icon name="download" size={16} />}
    >
      {messages.csv}
    </Button>
  );
}
