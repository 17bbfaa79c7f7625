import { RadioGroupField } from '@inkstone/ui/components/RadioGroupField';
import { TextAreaField } from '@inkstone/ui/components/TextAreaField';
import { TextField } from '@inkstone/ui/components/TextField';
import { UploadField } from '@inkstone/ui/components/UploadField';
import { useWatch } from 'react-hook-form';

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
  const { control, register, errors } = form;
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
      <RadioGroupField
        label={messages.type.label}
        variant="cards"
        options={problems}
        error={errors.type?.message}
        {...register('type')}
      />
      <PartTitle>{messages.parts.book}</PartTitle>
      <TextField
        label={messages.book_name.label}
        hint={messages.book_name.hint}
        autoComplete="off"
        error={errors.book_name?.message}
        {...register('book_name')}
      />
      <TextField
        label={messages.subject.label}
        autoComplete="off"
        error={errors.subject?.message}
        {...register('subject')}
      />
      {type === '1' && (
        <>
          <TextField
            label={messages.book_number.label}
            hint={messages.book_number.hint}
            autoComplete="off"
            error={errors.book_number?.message}
            {...register('book_number')}
          />
          <PartTitle>{messages.parts.place}</PartTitle>
          <EditionField form={form} />
          <Row>
            <TextField
              label={messages.page_number.label}
              autoComplete="off"
              error={errors.page_number?.message}
              {...register('page_number')}
            />
            <TextField
              label={messages.question_number.label}
              autoComplete="off"
              error={errors.question_number?.message}
              {...register('question_number')}
            />
          </Row>
        </>
      )}
      <PartTitle>{messages.parts[type === '1' ? 'correction' : 'feedback']}</PartTitle>
      <TextAreaField
        label={messages.descr.label}
        placeholder={messages.descr.placeholder}
        rows={5}
        counter={counterOf(descr, mostCharacters.descr)}
        error={errors.descr?.message}
        {...register('descr')}
      />
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
      <TextField
        label={messages.email.label}
        hint={messages.email.hint}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
    </FormFrame>
  );
}
