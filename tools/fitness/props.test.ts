import { globSync } from 'node:fs';
import { basename } from 'node:path';

import ts from 'typescript';
import { expect, it } from 'vitest';

import { commonProps } from '../../.storybook/props/common-props.js';
import { componentProps } from '../../.storybook/props/component-props.js';
import { filesIn, read, root } from './repository.js';

interface Prop {
  component: string;
  name: string;
}

/** The props that a component declares itself. Those of HTML elements are in no table of the manual. */
function propsOf(folder: string): Prop[] {
  return filesIn(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|styles|test)\./.test(file))
    .flatMap((file) => ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest).statements)
    .filter((statement) => ts.isInterfaceDeclaration(statement))
    .filter(
      ({ name, modifiers }) =>
        // Those of Button and IconButton are shared by a link and a button, and not exported.
        name.text.endsWith('OwnProps') ||
        (name.text.endsWith('Props') &&
          (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)),
    )
    .flatMap(({ members }) => members)
    .filter((member) => ts.isPropertySignature(member))
    .flatMap(({ name }) => (ts.isIdentifier(name) ? [{ component: basename(folder), name: name.text }] : []));
}

const folders = globSync('packages/ui/src/{components,patterns/*}/[A-Z]*', { cwd: root });
const props = folders.flatMap(propsOf);

it('finds the props of the components', () => {
  expect(props.length).toBeGreaterThan(500);
});

it('has a Chinese description of every prop', () => {
  const missing = props.filter(
    ({ component, name }) => componentProps[component]?.[name] === undefined && !(name in commonProps),
  );
  expect(missing).toEqual([]);
});

it('describes no prop that is gone', () => {
  const names = new Set(props.map(({ name }) => name));
  const own = new Set(props.map(({ component, name }) => `${component}.${name}`));
  expect(Object.keys(commonProps).filter((name) => !names.has(name))).toEqual([]);
  const described = Object.entries(componentProps).flatMap(([component, table]) =>
    Object.keys(table).map((name) => `${component}.${name}`),
  );
  expect(described.filter((name) => !own.has(name))).toEqual([]);
});
