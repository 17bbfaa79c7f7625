import { RadioGroupField } from '@inkstone/ui/components/RadioGroupField';
import { TextAreaField } from '@inkstone/ui/components/TextAreaField';
import { TextField } from '@inkstone/ui/components/TextField';
import { UploadField } from '@inkstone/ui/components/UploadField';
import { useWatch } from 'react-hook-form';

import { fieldProps } from '../form/field-props.js';
import { counterOf } from '../form/counter-of.js';
import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { pictureTypes } from '../rules/file.js';
import { useFileField } from '../uploads/use-file-field.js';
import { useUploads, type UploadHandler } from '../uploads/use-uploads.js';
import { Kept, PartTitle, Row } from './BookFeedbackForm.styles.js';
import { EditionField } from './EditionField.js';
import { bookFeedbackMessages as messages } from './messages.zh.js';
import { mostCharacters, mostImages } from './schema.js';
import { useBookFeedbackForm, type BookFeedbackOptions } from './use-book-feedback-form.js';

export interface BookFeedbackFormProps extends BookFeedbackOptions, FormElementProps {
  /** Uploads a picture as soon as it is chosen. */
  onUpload: UploadHandler;
}

const problems = [
  { value: '1', ...messages.type.correction },
  { value: '2', ...messages.type.feedback },
];

/** The form for an error in a book or for feedback about it (Spec B 2.8). */
export function BookFeedbackForm({
  onSubmit,
  onUpload,
  defaultValues,
  item,
  ...rest
}: BookFeedbackFormProps) {
  const form = useBookFeedbackForm({ onSubmit, defaultValues, item });
  const field = fieldProps(form, messages);
  const { control } = form;
  const type = useWatch({ control, name: 'type' });
  const descr = useWatch({ control, name: 'descr' });
  const images = useFileField(form, 'images');
  const uploads = useUploads({
    ...images.files,
    rule: { most: mostImages, types: pictureTypes },
    onUpload,
  });
  return (
    <FormFrame form={form} submitLabel={messages.submit} after={<Kept>{messages.kept}</Kept>} {...rest}>
      <RadioGroupField {...field('type')} variant="cards" options={problems} />
      <PartTitle>{messages.parts.book}</PartTitle>
      <TextField {...field('book_name')} autoComplete="off" />
      <TextField {...field('subject')} autoComplete="off" />
      {type === '1' && (
        <>
          <TextField {...field('book_number')} autoComplete="off" />
          <PartTitle>{messages.parts.place}</PartTitle>
          <EditionField form={form} />
          <Row>
            <TextField {...field('page_number')} autoComplete="off" />
            <TextField {...field('question_number')} autoComplete="off" />
          </Row>
        </>
      )}
      <PartTitle>{messages.parts[type === '1' ? 'correction' : 'feedback']}</PartTitle>
      <TextAreaField {...field('descr')} rows={5} counter={counterOf(descr, mostCharacters.descr)} />
      <UploadField
        {...uploads}
        {...images.frame}
        label={messages.images.label}
        hint={
          <>
            {messages.images.hint}
            <br />
            {messages.images.limits}
          </>
        }
        layout="pictures"
      />
      <TextField {...field('email')} type="email" autoComplete="email" />
    </FormFrame>
  );
}
