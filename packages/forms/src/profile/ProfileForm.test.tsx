import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { mobileMessages } from '../rules/mobile.js';
import { testCode } from '../testing/code-cases.js';
import { testForm } from '../testing/form-cases.js';
import { said } from '../testing/said.js';
import { profileFixtures, student } from './fixtures.js';
import { profileMessages as messages } from './messages.zh.js';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.js';
import { card, grades } from './samples.js';

testForm('ProfileForm', {
  fixtures: profileFixtures,
  form: (props) => (
    <ProfileForm
      {...card}
      {...props}
      profile={student}
      grades={grades}
      onSendCode={vi.fn()}
      defaultUnlocked
    />
  ),
  messages,
});

function show(given: Partial<ProfileFormProps> = {}) {
  const props = {
    ...card,
    profile: student,
    grades,
    ...given,
    onSubmit: vi.fn(given.onSubmit ?? (() => Promise.resolve())),
    onSendCode: vi.fn(given.onSendCode ?? (() => Promise.resolve())),
  };
  const { rerender, unmount } = render(<ProfileForm {...props} />);
  return {
    unmount,
    user: userEvent.setup(),
    ...props,
    bring: (profile: ProfileFormProps['profile']) => rerender(<ProfileForm {...props} profile={profile} />),
  };
}

const field = ({ label }: { label: string }) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
/** The lines of the card by their names. */
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const status = () => screen.getByRole('status').textContent;

describe('a locked profile', () => {
  it('is read-only (spec: B4 profile read-only)', () => {
    show();
    expect(facts()).toEqual({
      头像: '砚',
      昵称: '小砚',
      身份: '学生注册后不能改',
      省市: '北京市',
      学校: '北京市第十二中学',
      年级: '高一',
      手机号: '138****0004换手机号',
      密码: '已设置改密码',
      登录设备: '本机和另外 3 台',
      姓名: '还没有认证',
      身份证号: '认证后只显示首尾',
    });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: messages.submit })).toBeNull();
  });

  it.each([
    [1, ['昵称', '学校', '年级', '手机号', '密码']],
    [2, ['昵称', '手机号', '密码']],
    [3, ['昵称', '学校', '手机号', '密码']],
    [5, ['昵称', '手机号', '密码']],
  ] as const)('names of role %s what registration asks for', (user_role, labels) => {
    show({ profile: { ...student, user_role }, fixed: [], realName: [] });
    expect(Object.keys(facts())).toEqual(['头像', ...labels, '登录设备']);
  });

  it('shows the address of an account by e-mail first, and 还没有填 for empty values', () => {
    show({ profile: { ...student, school: '', gradeId: null, phone: '', email: 'reader@example.com' } });
    expect(facts()).toMatchObject({
      学校: '还没有填',
      年级: '还没有填',
      邮箱: 'r***@example.com',
      手机号: '还没有填填写',
    });
    expect(Object.keys(facts()).indexOf('邮箱')).toBeLessThan(Object.keys(facts()).indexOf('手机号'));
  });

  it('does not show 还没有填 for a grade that is loading', () => {
    show({ grades: [], gradesLoading: true });
    expect(facts()).toMatchObject({ 年级: '载入中' });
  });

  it.each([
    ['换手机号', messages.phone],
    ['改密码', messages.old_pwd],
  ])('leads by %s to its field', async (name, target) => {
    const { user } = show();
    await user.click(button(name));
    expect(document.activeElement).toBe(field(target));
  });

  it('has the country code before the phone number (spec: B9 country code)', () => {
    show({ defaultUnlocked: true });
    expect(screen.getByText('+86').parentElement?.contains(field(messages.phone))).toBe(true);
  });

  it('does not move the focus when the page opens', () => {
    show({ defaultUnlocked: true });
    expect(document.activeElement).toBe(document.body);
  });
});

describe('unlocking and locking', () => {
  it('focuses the first field, and the button again after saving (spec: B4 profile unlock, B4 profile lock)', async () => {
    const { user, onSubmit } = show();
    await user.click(button(messages.edit));
    expect(document.activeElement).toBe(field(messages.nickname));
    expect(status()).toBe('现在可以修改，没有改动的项目保持不变');
    await user.clear(field(messages.nickname));
    await user.keyboard('砚边小记{Enter}');
    expect(onSubmit.mock.calls.map(([sent]) => sent)).toEqual([{ nickname: '砚边小记' }]);
    expect(document.activeElement).toBe(button(messages.edit));
    expect(status()).toBe('修改已保存');
    expect(facts()).toMatchObject({ 昵称: '砚边小记' });
  });

  it('goes on unlocked with what was typed before a login, and not after 放弃', async () => {
    const { user, unmount } = show();
    await user.click(button(messages.edit));
    await user.type(field(messages.nickname), '边');
    await user.type(field(messages.new_pwd), 'Inkstone2027');
    unmount();

    const again = show();
    expect(field(messages.nickname).value).toBe('小砚边');
    expect(field(messages.new_pwd).value).toBe('');
    await again.user.click(button(messages.cancel));
    again.unmount();

    show();
    expect(facts()).toMatchObject({ 昵称: '小砚' });
  });

  it('restores the values on 放弃', async () => {
    const { user, onSubmit } = show();
    await user.click(button(messages.edit));
    await user.type(field(messages.nickname), '改了');
    await user.type(field(messages.new_pwd), 'Inkstone2027');
    await user.click(button(messages.submit));
    expect(said()).not.toEqual({});
    await user.click(button(messages.cancel));
    expect(facts()).toMatchObject({ 昵称: '小砚' });
    expect(document.activeElement).toBe(button(messages.edit));
    await user.click(button(messages.edit));
    expect(field(messages.new_pwd).value).toBe('');
    expect(said()).toEqual({});
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends nothing without a change', async () => {
    const { user, onSubmit } = show();
    await user.click(button(messages.edit));
    await user.click(button(messages.submit));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(status()).toBe('没有需要保存的修改');
    expect(button(messages.edit)).toBeVisible();
  });

  it('compares with the values saved last', async () => {
    const { user, onSubmit } = show();
    for (const text of ['甲', '乙']) {
      await user.click(button(messages.edit));
      await user.type(field(messages.nickname), text);
      await user.click(button(messages.submit));
    }
    await user.click(button(messages.edit));
    await user.click(button(messages.submit));
    expect(onSubmit.mock.calls.map(([sent]) => sent)).toEqual([
      { nickname: '小砚甲' },
      { nickname: '小砚甲乙' },
    ]);
  });

  it('shows a newer profile from the page', () => {
    const { bring } = show();
    bring({ ...student, nickname: '砚边小记' });
    expect(facts()).toMatchObject({ 昵称: '砚边小记' });
  });

  it('validates all passwords when one changes', async () => {
    const { user } = show({ defaultUnlocked: true });
    await user.type(field(messages.old_pwd), 'Inkstone2026');
    await user.type(field(messages.repetition_pwd), 'Inkstone2027');
    await user.click(button(messages.submit));
    expect(said()).toEqual({ 新密码: '密码不得为空', 重复新密码: '两次新密码不一致' });
    await user.type(field(messages.new_pwd), 'Inkstone2027');
    expect(said()).toEqual({});
  });
});

testCode('the code of a new phone number', {
  form: (phone, onSendCode) => (
    <ProfileForm
      {...{ ...card, profile: student, grades, onSendCode }}
      onSubmit={vi.fn()}
      defaultUnlocked
      defaultValues={{ phone }}
    />
  ),
  label: messages.phone.label,
  sent: [' 13800000007 ', { phone: '13800000007' }],
  refused: [
    ['1380000000', mobileMessages.format],
    ['', mobileMessages.format],
    [student.phone, '新手机号与现在的相同'],
  ],
});

it('keeps counting when the profile is locked and unlocked', async () => {
  const { user } = show({ defaultUnlocked: true, defaultValues: { phone: '13800000007' } });
  await user.click(button('获取验证码'));
  await user.click(button(messages.cancel));
  await user.click(button(messages.edit));
  expect(button(/^\d+秒后可重发$/).disabled).toBe(true);
});
