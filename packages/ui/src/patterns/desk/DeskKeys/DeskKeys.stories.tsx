import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';

import { TextField } from '../../../components/TextField/index.js';
import { DeskGround } from '../DeskGround/DeskGround.js';
import { Kbd } from '../Kbd/Kbd.js';
import { DeskKeysProvider } from './DeskKeysProvider.js';
import { useDeskKeys } from './use-desk-keys.js';

function Counter() {
  const [passed, setPassed] = useState(0);
  useDeskKeys([{ code: 'KeyA', label: '通过', onPress: () => setPassed((count) => count + 1) }]);
  return (
    <>
      <p>
        通过 <Kbd>A</Kbd>：<output>{passed}</output> 件
      </p>
      <TextField label="备注" />
    </>
  );
}

function Desk() {
  const [enabled, setEnabled] = useState(true);
  return (
    <DeskKeysProvider enabled={enabled} onEnabledChange={setEnabled}>
      <DeskGround style={{ minHeight: 'auto', padding: '1.5rem' }}>
        <Counter />
      </DeskGround>
    </DeskKeysProvider>
  );
}

const meta = {
  title: '案头/DeskKeys',
  tags: ['试用'],
  component: DeskKeysProvider,
  args: { enabled: true, onEnabledChange: () => undefined, children: null },
  render: () => <Desk />,
} satisfies Meta<typeof DeskKeysProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Acts: Story = {
  name: '只在输入框外有效',
  play: async ({ canvas }) => {
    const passed = canvas.getByRole('status');
    // A Chinese input method reports 'Process' as the key; the code stays.
    await fireEvent.keyDown(document.body, { code: 'KeyA', key: 'Process' });
    await expect(passed).toHaveTextContent('1');
    await userEvent.type(canvas.getByLabelText('备注'), 'a');
    await expect(passed).toHaveTextContent('1');
    await fireEvent.keyDown(document.body, { code: 'KeyA', ctrlKey: true });
    await fireEvent.keyDown(document.body, { code: 'KeyA', repeat: true });
    await expect(passed).toHaveTextContent('1');
  },
};

export const AllKeys: Story = {
  name: '全部按键，可以关掉',
  play: async ({ canvas }) => {
    await fireEvent.keyDown(document.body, { code: 'Slash', key: '?', shiftKey: true });
    const dialog = within(await canvas.findByRole('dialog', { name: '全部按键' }));
    await expect(dialog.getByRole('row', { name: 'A 通过' })).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: '使用这些按键' }));
    await userEvent.click(dialog.getByRole('button', { name: '关闭' }));
    await fireEvent.keyDown(document.body, { code: 'KeyA', key: 'a' });
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
  },
};
