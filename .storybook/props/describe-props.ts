import typeTexts from 'virtual:type-texts';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

import { commonProps } from './common-props.js';
import { ownProps } from './own-props.js';

/** The declarations of the types that a type names, as far as the packages declare them. */
function detailOf(type: string): string {
  return [...new Set(type.match(/\b[A-Z]\w+/g) ?? [])].flatMap((name) => typeTexts[name] ?? []).join('\n\n');
}

/** @param title of the stories */
function descriptionOf(title: string, name: string): string | undefined {
  const [group = '', component = ''] = title.split('/');
  return ownProps[`${component}.${name}`] ?? ownProps[`${group}.${name}`] ?? commonProps[name];
}

/** Gives the table of the props its Chinese descriptions, and the declarations of their object types. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, title }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = argType.table?.type?.summary ?? '';
      const detail = detailOf(summary);
      return [
        name,
        {
          ...argType,
          description: descriptionOf(title, name) ?? argType.description ?? '',
          table: {
            ...argType.table,
            category: /^on[A-Z]/.test(name) && name !== 'onPhone' ? '回调' : '属性',
            ...(detail !== '' && { type: { ...argType.table?.type, summary, detail } }),
          },
        },
      ];
    }),
  );
