import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { mobileMessages } from '../rules/mobile.js';
import { testCode } from '../testing/code-cases.js';
import { testForm } from '../testing/form-cases.js';
import { said } from '../testing/said.js';
import { registrationExamples as examples, registrationFixtures } from './fixtures.js';
import { registrationMessages as messages } from './messages.zh.js';
import { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.js';
import { choices } from './samples.js';

const still = {
  ...choices,
  onSendPhoneCode: () => Promise.resolve(),
  onSendEmailCode: () => Promise.resolve(),
  onOpenAgreement: () => undefined,
  onLogin: () => undefined,
};

testForm('RegistrationForm', {
  fixtures: registrationFixtures,
  form: (props) => <RegistrationForm {...still} {...props} />,
  messages,
  labels: {
    agreement: '我已阅读并同意用户协议和隐私政策',
  },
});

testCode('RegistrationForm by phone', {
  form: (phone, onSendPhoneCode) => (
    <RegistrationForm {...still} {...{ onSendPhoneCode }} onSubmit={vi.fn()} defaultValues={{ phone }} />
  ),
  label: messages.phone.label,
  sent: [' 13800000006', { phone: '13800000006' }],
  refused: ['', '1380000000', '23800000006'].map((typed) => [typed, mobileMessages.format]),
});

testCode('RegistrationForm by e-mail', {
  form: (email, onSendEmailCode) => (
    <RegistrationForm
      {...still}
      {...{ onSendEmailCode }}
      onSubmit={vi.fn()}
      defaultValues={{ authentication_methods: '2', email }}
    />
  ),
  label: messages.email.label,
  sent: ['zhou@example.com ', { email: 'zhou@example.com' }],
  refused: [['zhou@example', '邮箱格式错误']],
});

function show(given: Partial<RegistrationFormProps> = {}) {
  const handlers = {
    onSubmit: vi.fn().mockResolvedValue(undefined),
    onSendPhoneCode: vi.fn().mockResolvedValue(undefined),
    onSendEmailCode: vi.fn().mockResolvedValue(undefined),
    onOpenAgreement: vi.fn(),
    onLogin: vi.fn(),
  };
  const { unmount } = render(<RegistrationForm {...choices} {...handlers} {...given} />);
  return { user: userEvent.setup(), ...handlers, unmount };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const role = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: `${name}用书` });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /获取验证码|秒后可重发/ });
const submitButton = () => screen.getByRole('button', { name: messages.submit });

/** The labels and legends of all fields, in the order of the page. */
function asked(): string[] {
  const form = submitButton().closest('form');
  const labels = form?.querySelectorAll('legend, label:not(fieldset label)') ?? [];
  return [...labels].map((label) => label.textContent);
}

const secrets = ['密码', '确认密码', '验证方式'];
const byPhone = ['手机号', '手机验证码', '我已阅读并同意'];
const byEmail = ['邮箱', '邮箱验证码', '我已阅读并同意'];
const particulars = {
  教师: [messages.user_role.label, '昵称', '所在省市', '学校', '任教学科', '任教学段'],
  学生: [messages.user_role.label, '昵称', '所在省市', '学校', '年级'],
  家长: [messages.user_role.label, '最关注的学段', '昵称', '所在省市'],
  商家: [messages.user_role.label, '店铺名称', '昵称', '所在省市'],
};

it('is that of a teacher, verified by phone, at first (spec: B2.7 registration default role)', () => {
  show();
  expect(role('教师').checked).toBe(true);
  expect(asked()).toEqual([...particulars.教师, ...secrets, ...byPhone]);
  expect(screen.getByText('+86')).toBeTruthy();
});

it.each(Object.entries(particulars))(
  'has the fields of a %s with either method (spec: B2.7 registration teacher, B2.7 registration student, B2.7 registration parent, B2.7 registration merchant, B2.7 registration by phone, B2.7 registration by email, B5 registration grade hidden, B5 registration school hidden)',
  async (name, labels) => {
    const { user } = show();
    await user.click(role(name));
    expect(asked()).toEqual([...labels, ...secrets, ...byPhone]);
    await user.click(screen.getByRole('radio', { name: '邮箱验证' }));
    expect(asked()).toEqual([...labels, ...secrets, ...byEmail]);
  },
);

it('keeps hidden values when identity and method change, and does not send them (spec: B4 registration identity)', async () => {
  const { user, onSubmit } = show({ defaultValues: { agreement: true } });
  await user.type(field('昵称'), '书香阁');
  await user.selectOptions(field('省份'), '浙江省');
  await user.selectOptions(field('城市'), '宁波市');
  await user.type(field('学校'), '宁波市砚池中学');
  await user.type(field('手机号'), '12');
  await user.click(role('商家'));
  await user.type(field('店铺名称'), '书香阁图书专营店');
  await user.click(screen.getByRole('radio', { name: '邮箱验证' }));
  await user.type(field('密码'), 'Inkstone2026');
  await user.type(field('确认密码'), 'Inkstone2026');
  await user.type(field('邮箱'), 'zhou@example.com');
  await user.type(field('邮箱验证码'), '310577');
  await user.click(submitButton());
  expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([examples.merchantByEmail.payload]);

  await user.click(role('教师'));
  expect(field('学校').value).toBe('宁波市砚池中学');
  expect(field('城市').value).toBe('3302');
  await user.click(screen.getByRole('radio', { name: '手机验证' }));
  expect(field('手机号').value).toBe('12');
});

it('shows a known place to a parent, as text (spec: B2.7 registration parent place)', async () => {
  const { user } = show({ defaultValues: examples.teacherByPhone.fields });
  await user.click(role('家长'));
  const place = screen.getByRole('group', { name: messages.region.label });
  expect(place.textContent).toContain('浙江省 宁波市');
  expect(within(place).queryByRole('combobox')).toBeNull();
});

it('groups the grades by stage', () => {
  show({ defaultValues: { user_role: '1' } });
  const stage = within(field('年级')).getByRole('group', { name: '初中' });
  expect(
    within(stage)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['初一', '初二', '初三']);
});

it('shows the choices when the lists are loaded', () => {
  const loading = { stagesLoading: true, subjectsLoading: true, regionsLoading: true };
  const given = { ...still, onSubmit: vi.fn(), defaultValues: examples.teacherByPhone.fields };
  const { rerender } = render(
    <RegistrationForm {...given} {...loading} stages={[]} subjects={[]} regions={[]} />,
  );
  expect(screen.getAllByText('载入中')).toHaveLength(3);
  rerender(<RegistrationForm {...given} />);
  expect([field('任教学科').value, field('任教学段').value, field('城市').value]).toEqual(['2', '9', '3302']);
});

it('sends a code to the phone, and keeps counting when identity and method change', async () => {
  const { user, onSendPhoneCode, onSendEmailCode } = show();
  await user.type(field('手机号'), ' 13800000006');
  await user.click(sendButton());
  expect(onSendPhoneCode.mock.calls).toEqual([[{ phone: '13800000006' }]]);
  expect(sendButton().disabled).toBe(true);

  await user.click(screen.getByRole('radio', { name: '邮箱验证' }));
  expect(sendButton().disabled).toBe(false);
  await user.type(field('邮箱'), 'zhou@example.com ');
  await user.click(sendButton());
  expect(onSendEmailCode.mock.calls).toEqual([[{ email: 'zhou@example.com' }]]);

  await user.click(role('学生'));
  await user.click(screen.getByRole('radio', { name: '手机验证' }));
  expect(sendButton().textContent).toMatch(/^\d+秒后可重发$/);
  expect(sendButton().disabled).toBe(true);
});

it('validates the repetition when the password changes', async () => {
  const { user } = show({
    defaultValues: { ...examples.teacherByPhone.fields, password: 'Inkstone202' },
  });
  await user.click(submitButton());
  expect(said()).toEqual({ [messages.password_confirm.label]: '两次密码不一致' });
  await user.type(field('密码'), '6');
  expect(said()).toEqual({});
});

it("shows the server's message about the city at the place", async () => {
  const message = messages.region.invalid;
  const errors = [{ field: 'city', message }];
  const { user } = show({
    onSubmit: vi.fn().mockRejectedValue(Object.assign(new Error(message), { data: { errors } })),
    defaultValues: examples.teacherByPhone.fields,
  });
  await user.click(submitButton());
  expect(said()).toEqual({ [messages.region.label]: message });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('removes a refusal when the identity changes', async () => {
  const onSubmit = vi.fn().mockRejectedValue(new Error('该账号已注册，请直接登录'));
  const { user } = show({ onSubmit, defaultValues: examples.teacherByPhone.fields });
  await user.click(submitButton());
  expect(screen.getByRole('alert').textContent).toBe('该账号已注册，请直接登录');
  await user.click(screen.getByRole('radio', { name: '邮箱验证' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('opens the agreements without ticking the checkbox (spec: B2.7 registration agreements)', async () => {
  const { user, onOpenAgreement } = show();
  await user.click(screen.getByRole('button', { name: '《用户协议》' }));
  await user.click(screen.getByRole('button', { name: '《隐私政策》' }));
  expect(onOpenAgreement.mock.calls).toEqual([['user_agreement'], ['privacy_agreement']]);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

it('restores all but passwords and codes after a reload, and nothing after success', async () => {
  const first = show({ defaultValues: { agreement: true } });
  await first.user.click(role('家长'));
  await first.user.click(screen.getByRole('radio', { name: '初中' }));
  await first.user.type(field('昵称'), '林妈妈');
  await first.user.type(field('密码'), 'Inkstone2026');
  await first.user.type(field('确认密码'), 'Inkstone2026');
  await first.user.type(field('手机号'), '13800000006');
  await first.user.type(field('手机验证码'), '042917');
  first.unmount();
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/Inkstone2026|042917/);

  const second = show({ defaultValues: { agreement: true } });
  expect(role('家长').checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '初中' }).checked).toBe(true);
  expect([field('昵称').value, field('手机号').value]).toEqual(['林妈妈', '13800000006']);
  expect([field('密码').value, field('确认密码').value, field('手机验证码').value]).toEqual(['', '', '']);
  await second.user.type(field('密码'), 'Inkstone2026');
  await second.user.type(field('确认密码'), 'Inkstone2026');
  await second.user.type(field('手机验证码'), '042917');
  await second.user.click(submitButton());
  expect(second.onSubmit).toHaveBeenCalledOnce();
  second.unmount();

  show();
  expect(role('教师').checked).toBe(true);
  expect([field('昵称').value, field('手机号').value]).toEqual(['', '']);
});
