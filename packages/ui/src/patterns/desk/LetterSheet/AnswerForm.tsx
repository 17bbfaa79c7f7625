import { Callout } from '../../../components/Callout/index.js';
import { Checkbox } from '../../../components/Checkbox/index.js';
import { RadioGroupField } from '../../../components/RadioGroupField/index.js';
import { TextAreaField } from '../../../components/TextAreaField/index.js';
import { useDeskKeys } from '../DeskKeys/use-desk-keys.js';
import { ErratumFields, type ErratumDraft } from './ErratumFields.js';
import { Root, Ways } from './AnswerForm.styles.js';
import { answerFormMessages as messages } from './messages.zh.js';
import { stockAnswer, type LetterVerdict, type StockAnswer } from './stock-answer.js';

const wayNames = { mail: messages.mail, sms: messages.sms, notice: messages.notice } as const;

export type AnswerWay = keyof typeof wayNames;

/** What the editor writes. */
export interface AnswerDraft extends ErratumDraft {
  text: string;
  verdict: LetterVerdict;
  by: readonly AnswerWay[];
}

/** What a letter offers to its answer. */
export interface Answerable {
  /** Whether the letter names an error, on which there is a verdict. */
  judged: boolean;
  /** Whether the book is known, so that an erratum can be listed. */
  listed: boolean;
  /** The ways to the reader, with the address as far as it is shown. */
  ways: readonly { by: AnswerWay; to: string }[];
  /** Other letters about the same place, which get the same answer: who ('' for a reader who was not logged in) and when. */
  same: readonly { name: string; when: string }[];
  /** A verdict brings its stock text, unless another one was written. */
  stock: StockAnswer;
}

interface AnswerFormProps extends Answerable {
  value: AnswerDraft;
  onChange: (part: Partial<AnswerDraft>) => void;
}

/** The answer to a letter: verdict, erratum, text, and the ways on which it goes. */
export function AnswerForm(props: AnswerFormProps) {
  const { value, onChange, judged, listed, ways, same, stock } = props;
  const { verdict, text, by: chosen } = value;
  const judge = (next: LetterVerdict) => {
    const isStock = text === '' || text === stockAnswer(stock, verdict);
    onChange({ verdict: next, ...(isStock && { text: stockAnswer(stock, next) }) });
  };
  useDeskKeys(
    messages.verdicts.map((label, index) => ({
      code: `Digit${String(index + 1)}`,
      label,
      disabled: !judged,
      onPress: () => judge((index + 1) as LetterVerdict),
    })),
  );
  return (
    <Root>
      {judged && (
        <RadioGroupField
          label={messages.place}
          hint={messages.keys}
          variant="words"
          options={messages.verdicts.map((label, index) => ({ value: String(index + 1), label }))}
          value={String(verdict)}
          onChange={({ target }) => judge(Number(target.value) as LetterVerdict)}
        />
      )}
      {verdict === 1 && listed && <ErratumFields value={value} onChange={onChange} />}
      {verdict === 1 && !listed && <Callout>{messages.unknownBook}</Callout>}
      <TextAreaField
        label={messages.answer}
        rows={8}
        maxLength={2000}
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <Ways role="group" aria-label={messages.ways}>
        {ways.map(({ by, to }) => (
          <Checkbox
            key={by}
            checked={chosen.includes(by)}
            onChange={({ target }) =>
              onChange({ by: target.checked ? [...chosen, by] : chosen.filter((one) => one !== by) })
            }
          >
            {wayNames[by]} {to}
          </Checkbox>
        ))}
      </Ways>
      {same.length > 0 && <Callout>{messages.same(same)}</Callout>}
    </Root>
  );
}
