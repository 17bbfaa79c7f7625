import Bowser from 'bowser';

export const unknownDevice = '未知设备';

/** Characters of a User-Agent that are read; the patterns take longer for long texts. */
const mostRead = 400;

const kinds: Readonly<Record<string, string>> = { desktop: '电脑', mobile: '手机', tablet: '平板' };
const names: Readonly<Record<string, string>> = {
  WeChat: '微信',
  'QQ Browser': 'QQ 浏览器',
  'UC Browser': 'UC 浏览器',
};

/** Such as 手机 · Android · 微信, without versions. */
export function deviceOf(userAgent: string): string {
  const read = userAgent.slice(0, mostRead);
  if (read === '') return unknownDevice;
  const { platform, os, browser } = Bowser.parse(read);
  const browserName = browser.name ?? '';
  const parts = [kinds[platform.type ?? ''] ?? '', os.name ?? '', names[browserName] ?? browserName];
  return parts.filter((part) => part !== '').join(' · ') || unknownDevice;
}
