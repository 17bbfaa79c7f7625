import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { IconButton } from '@inkstone/ui/components/IconButton';
import { Lightbox, useSeries } from '@inkstone/ui/components/Lightbox';
import { Menu, type MenuItem } from '@inkstone/ui/components/Menu';
import { Tooltip } from '@inkstone/ui/components/Tooltip';

const actions: MenuItem[] = [
  { id: 'rename', label: '改名', icon: 'pencil', onSelect: () => undefined },
  { id: 'print', label: '打印', icon: 'printer', onSelect: () => undefined, disabled: true },
  { id: 'delete', label: '删除', icon: 'trash', onSelect: () => undefined, danger: true },
];

export function MenuSample({ items = actions, label = '更多操作' }: { items?: MenuItem[]; label?: string }) {
  return (
    <div style={{ minHeight: '12rem' }}>
      <Menu items={items}>
        {(trigger) => (
          <Button {...trigger} endIcon={<Icon name="chevron-down" size={16} />}>
            {label}
          </Button>
        )}
      </Menu>
    </div>
  );
}

/** Subjects as actions: a menu that is mistaken for a choice. */
export function ChoiceMenuSample() {
  const items = ['语文', '数学', '英语'].map((label) => ({ id: label, label, onSelect: () => undefined }));
  return <MenuSample items={items} label="选择学科" />;
}

export function TooltipSample() {
  return (
    <div style={{ padding: '3rem 1rem 1rem' }}>
      <Tooltip text="打印">{() => <IconButton icon="printer" label="打印" title={undefined} />}</Tooltip>
    </div>
  );
}

/** What has to be known before the button is pressed, where a finger never finds it. */
export function HiddenRuleSample() {
  return (
    <div style={{ padding: '3rem 1rem 1rem' }}>
      <Tooltip text="提交之后不能修改" align="start">
        {(description) => (
          <Button {...description} variant="primary">
            提交申请
          </Button>
        )}
      </Tooltip>
    </div>
  );
}

function drawing(title: string, tint: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 600" width="840" height="600"><rect width="840" height="600" fill="${tint}"/><rect x="30" y="30" width="780" height="540" fill="none" stroke="#8a7a58" stroke-width="6"/><text x="420" y="320" font-size="72" text-anchor="middle" fill="#3b2f1b">${title}</text></svg>`,
  )}`;
}

const works = [
  { title: '秋天的操场', src: drawing('秋天的操场', '#f6ead0') },
  { title: '外婆家的屋檐', src: drawing('外婆家的屋檐', '#e6eee4') },
];

export function LightboxSample() {
  const { show, bind } = useSeries();
  return (
    <>
      <Button
        startIcon={<Icon name="search" size={20} />}
        onClick={() => {
          show(0);
        }}
      >
        放大看作品
      </Button>
      <Lightbox {...bind} pictures={works.map((work) => ({ ...work, alt: `水墨画《${work.title}》` }))} />
    </>
  );
}
