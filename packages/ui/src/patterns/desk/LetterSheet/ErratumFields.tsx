import { Proof } from '../../../components/Proof/index.js';
import { TextField } from '../../../components/TextField/index.js';
import { Printed } from './AnswerForm.styles.js';
import { answerFormMessages as messages } from './messages.zh.js';

/** An erratum as it is written, each field as text. */
export interface ErratumDraft {
  page_number: string;
  place: string;
  wrong_text: string;
  right_text: string;
  printing: string;
}

interface ErratumFieldsProps {
  value: ErratumDraft;
  onChange: (part: Partial<ErratumDraft>) => void;
}

/** The erratum, and how it will stand on the book's page. */
export function ErratumFields({ value, onChange }: ErratumFieldsProps) {
  const field = (name: keyof ErratumDraft, maxLength: number) => ({
    label: messages.fields[name],
    maxLength,
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <Printed>
      <legend>{messages.erratum}</legend>
      <TextField {...field('page_number', 50)} />
      <TextField {...field('place', 50)} />
      <div data-wide>
        <TextField {...field('wrong_text', 200)} />
      </div>
      <div data-wide>
        <TextField {...field('right_text', 200)} />
      </div>
      <TextField inputMode="numeric" {...field('printing', 3)} />
      {value.wrong_text !== '' && (
        <div data-wide>
          <small>{messages.printed}</small>
          <Proof wrong={value.wrong_text} right={value.right_text} />
        </div>
      )}
    </Printed>
  );
}
