/** What is photographed. Both widths and both themes, and no more than fits the limits. */

export interface Story {
  id: string;
  title: string;
  name: string;
  /** Name of the export, such as `ReadyOnPhone`. */
  exportName: string;
}

export interface Shot {
  /** Name of the file of its baseline. */
  name: string;
  id: string;
  theme: 'paper' | 'night';
  width: number;
}

export const MOST_PICTURES = 335;
export const MOST_BYTES = 12_000_000;

const LAPTOP = 1366;
const PHONE = 375;
/** Pages of the manual, and parts and forms, which the pictures of screens show. */
const LEFT_OUT = ['砚台', '家长', '组件', '表单'];

/** Stories that do not stand still: toasts leave on their own, and a film shows the frame that has been decoded. */
const MOVING = ['浮层-toast--all-kinds', '课程-courseplayer--ready'];

function shot({ id }: Story, theme: Shot['theme'], width: number): Shot {
  return { name: `${id}.${theme}.${String(width)}`, id, theme, width };
}

/**
 * Of each screen its first story, which is the ready state, on a laptop in the paper theme, and its first story for the
 * phone in the night theme. Of each component its first story, which shows the most of it.
 */
export function chooseShots(stories: readonly Story[]): Shot[] {
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const [first, ...others] = stories.filter((story) => story.title === title);
    const group = title.slice(0, title.indexOf('/'));
    if (first === undefined || LEFT_OUT.includes(group) || MOVING.includes(first.id)) return [];
    const paper = shot(first, 'paper', LAPTOP);
    if (group === '页面') {
      const phone = others.find(({ exportName }) => exportName.endsWith('OnPhone')) ?? first;
      return [paper, shot(phone, 'night', PHONE)];
    }
    return [paper];
  });
}
