import { Callout } from '../../../components/Callout/index.js';
import { TextAreaField } from '../../../components/TextAreaField/index.js';
import { OWN, ReasonChips, type Reason } from '../ReasonChips/ReasonChips.js';
import { refusalFormMessages as messages } from './messages.zh.js';
import { Root } from './RefusalForm.styles.js';

/** A stock reason, and what the author reads. */
export interface StockRefusal extends Reason {
  text: string;
}

export interface Refusal {
  /** The id of a reason, `OWN`, or '' for none. */
  reason: string;
  /** What the author reads. */
  text: string;
}

interface RefusalFormProps {
  reasons: readonly StockRefusal[];
  value: Refusal;
  onChange: (refusal: Refusal) => void;
}

/** Why something is sent back to its author, and what they will read. */
export function RefusalForm({ reasons, value, onChange }: RefusalFormProps) {
  const { reason, text } = value;
  return (
    <Root>
      <ReasonChips
        label={messages.label}
        layout="rows"
        canBeClear={false}
        reasons={reasons}
        value={reason}
        onChange={(chosen) =>
          onChange({ reason: chosen, text: reasons.find(({ id }) => id === chosen)?.text ?? '' })
        }
        ownText={text}
        onOwnText={(own) => onChange({ reason, text: own })}
      />
      {reason !== '' && (
        <>
          <Callout kind="warning">
            <p>
              <b>{messages.verdict}</b>
            </p>
            <p>{text.trim()}</p>
          </Callout>
          <small>{messages.seen}</small>
          {reason !== OWN && (
            <TextAreaField
              label={messages.words}
              rows={3}
              maxLength={500}
              value={text}
              onChange={({ target }) => onChange({ reason, text: target.value })}
            />
          )}
        </>
      )}
    </Root>
  );
}
