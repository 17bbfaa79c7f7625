import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { stuckAt } from '../testing/sending.js';
import { formStates, onPhone } from '../testing/stories.js';
import { sampleFile } from '../uploads/samples.js';
import { articleId, teacherEnrolmentFixtures } from './fixtures.js';
import { teacherEnrolmentMessages as messages } from './messages.zh.js';
import { stages } from './samples.js';
import { TeacherEnrolmentForm } from './TeacherEnrolmentForm.js';

const meta = {
  title: '表单/TeacherEnrolmentForm',
  component: TeacherEnrolmentForm,
  args: {
    articleId,
    stages,
    onSubmit: fn(() => Promise.resolve()),
    style: { maxWidth: '32rem' },
  },
} satisfies Meta<typeof TeacherEnrolmentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = formStates(teacherEnrolmentFixtures, messages, '您已报名该活动');

export const Empty: Story = {};
export const Filled: Story = states.filled;
export const Invalid: Story = states.invalid;
export const Submitting: Story = states.submitting;
export const Refused: Story = states.refused;
export const StagesLoading: Story = { name: '学段加载中', args: { stages: [], stagesLoading: true } };

/** With the attachment in the form. */
export const WithAttachment: Story = {
  name: '有附件',
  args: { ...Filled.args, onUpload: fn(() => Promise.resolve('/files/uploads/2b8f6c1d0e97.docx')) },
};

export const UploadUnderWay: Story = {
  args: { ...Filled.args, onUpload: fn(stuckAt(0.46)) },
  play: async ({ canvas }) => {
    const plan = sampleFile('单元教学设计.docx');
    await userEvent.upload(canvas.getByLabelText(/^附件/, { selector: 'input' }), plan);
    await waitFor(async () => {
      await expect(canvas.getByRole('progressbar', { name: `正在上传：${plan.name}` })).toBeVisible();
    });
  },
};

export const EmptyOnPhone: Story = onPhone(Empty);
export const FilledOnPhone: Story = onPhone(Filled);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
export const UploadUnderWayOnPhone: Story = onPhone(UploadUnderWay);
