import type { Plugin } from 'vite';

const SCREENS = /\/apps\/site\/src\/.*\.stories\.tsx$/;
const SETTINGS = "{ parameters: { layout: 'fullscreen' }, globals: { viewport: { value: 'laptop' } } }";

/** The stories of screens fill their window, which is a laptop's where a story does not name another one. */
export function screenStories(): Plugin {
  return {
    name: 'inkstone-screen-stories',
    enforce: 'pre',
    transform(code, id) {
      return SCREENS.test(id) ? { code: `${code}\nObject.assign(meta, ${SETTINGS});`, map: null } : undefined;
    },
  };
}
