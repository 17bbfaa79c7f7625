import { Checkbox } from '../../../components/Checkbox/index.js';
import { Dialog } from '../../../components/Dialog/index.js';
import { Cap } from '../Kbd/Kbd.styles.js';
import { Inked, Rule, Table } from './DeskKeys.styles.js';
import { capOf, type DeskKey } from './keys.js';
import { deskKeysMessages as messages } from './messages.zh.js';

interface KeyTableProps {
  keys: readonly DeskKey[];
  open: boolean;
  onClose: () => void;
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
}

/** All keys that act now, and the switch that turns them off. */
export function KeyTable({ keys, open, onClose, enabled, onEnabledChange }: KeyTableProps) {
  const byCap = new Map(keys.map((key) => [capOf(key), key.label]));
  return (
    <Dialog open={open} onClose={onClose} title={messages.title} size="sm">
      <Inked>
        <Checkbox checked={enabled} onChange={(event) => onEnabledChange(event.target.checked)}>
          {messages.use}
        </Checkbox>
      </Inked>
      <Rule>{messages.rule}</Rule>
      <Table>
        <thead>
          <tr>
            <th scope="col">{messages.key}</th>
            <th scope="col">{messages.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {[...byCap].map(([cap, label]) => (
            <tr key={cap}>
              <td>
                <Cap $always>{cap}</Cap>
              </td>
              <td>{label}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}
