import { render, screen } from '@testing-library/react';
import { it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { expectSent, fillInByKeyboard, type Answers } from '../testing/keyboard.js';
import { registrationExamples as examples } from './fixtures.js';
import { registrationMessages as messages } from './messages.zh.js';
import { RegistrationForm } from './RegistrationForm.js';
import { choices } from './samples.js';

const secrets = { 密码: 'Inkstone2026', 确认密码: 'Inkstone2026' };
const place = { 省份: '浙江省', 城市: '宁波市' };
const agreement = { 我已阅读并同意用户协议和隐私政策: true };
const byPhone = { 手机号: '13800000006', 手机验证码: '042917', ...agreement };
const byEmail = { 验证方式: '邮箱验证', 邮箱: 'zhou@example.com', 邮箱验证码: '310577', ...agreement };

const runs: { example: keyof typeof examples; answers: Answers }[] = [
  {
    example: 'teacherByPhone',
    answers: {
      昵称: '周老师',
      ...place,
      学校: '宁波市砚池中学',
      任教学科: '数学',
      任教学段: '高中',
      ...secrets,
      ...byPhone,
    },
  },
  {
    example: 'studentByEmail',
    answers: {
      [messages.user_role.label]: '学生用书',
      昵称: '小砚',
      ...place,
      学校: '宁波市砚池中学',
      年级: '初一',
      ...secrets,
      ...byEmail,
    },
  },
  {
    example: 'parentByPhone',
    answers: {
      [messages.user_role.label]: '家长用书',
      最关注的学段: '初中',
      昵称: '林妈妈',
      ...secrets,
      ...byPhone,
    },
  },
  {
    example: 'merchantByEmail',
    answers: {
      [messages.user_role.label]: '商家用书',
      店铺名称: '书香阁图书专营店',
      昵称: '书香阁',
      ...place,
      ...secrets,
      ...byEmail,
    },
  },
];

function show() {
  const handlers = {
    onSubmit: vi.fn().mockResolvedValue(undefined),
    onSendPhoneCode: vi.fn().mockResolvedValue(undefined),
    onSendEmailCode: vi.fn().mockResolvedValue(undefined),
    onOpenAgreement: vi.fn(),
    onLogin: vi.fn(),
  };
  render(<RegistrationForm {...choices} {...handlers} />);
  return handlers;
}

it.each(runs)('can be filled in and sent by keyboard: $example', async ({ example, answers }) => {
  const { onSubmit } = show();
  await fillInByKeyboard(answers, messages.submit);
  await expectSent(onSubmit, examples[example].payload);
});

it('can request a code by keyboard', async () => {
  const { onSendPhoneCode } = show();
  screen.getByLabelText(messages.phone.label).focus();
  await userEvent.keyboard('13800000006{Tab}{Tab}{Enter}');
  await expectSent(onSendPhoneCode, { phone: '13800000006' });
});
