import { basename } from 'node:path';

import ts from 'typescript';
import { expect, it } from 'vitest';

import { commonProps } from '../../.storybook/props/common-props.js';
import { ownProps } from '../../.storybook/props/own-props.js';
import { filesIn, read } from './repository.js';

interface Declared {
  file: string;
  isExported: boolean;
  props: string[];
  /** The types that it extends or picks from. */
  bases: string[];
}

const sources = ['packages/ui/src', 'packages/forms/src']
  .flatMap(filesIn)
  .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|styles|test|keyboard)\./.test(file));
const declared = new Map(sources.flatMap(declarationsIn));

/** The interfaces and type aliases of a file. Those of HTML elements are in no table of the manual. */
function declarationsIn(file: string): [string, Declared][] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement): [string, Declared][] => {
    if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) return [];
    const members = ts.isInterfaceDeclaration(statement) ? statement.members : [];
    const props = members.flatMap((member) =>
      ts.isPropertySignature(member) && ts.isIdentifier(member.name) ? [member.name.text] : [],
    );
    const inherited = ts.isInterfaceDeclaration(statement) ? statement.heritageClauses : [statement.type];
    const bases = (inherited ?? []).flatMap(
      (base) => base.getText().match(/\b[A-Z]\w+(?:Props|Options|Choices|Handlers)\b/g) ?? [],
    );
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    return [[statement.name.text, { file, isExported, props, bases }]];
  });
}

/** The props of a type with those that it inherits, as `Component.prop`. */
function propsOf(component: string, type: string, seen = new Set<string>()): string[] {
  const { props, bases } = declared.get(type) ?? { props: [], bases: [] };
  seen.add(type);
  const inherited = bases.filter((base) => !seen.has(base)).flatMap((base) => propsOf(component, base, seen));
  return [...props.map((prop) => `${component}.${prop}`), ...inherited];
}

/** Those of Button and IconButton are shared by a link and a button, and not exported. */
const ofComponents = [...declared].flatMap(([type, { file, isExported, props }]) => {
  const [, component = ''] =
    /^packages\/ui\/src\/(?:components|patterns\/\w+)\/([A-Z]\w*)\//.exec(file) ?? [];
  const isShown = component !== '' && (type.endsWith('OwnProps') || (isExported && type.endsWith('Props')));
  return isShown ? props.map((prop) => `${component}.${prop}`) : [];
});
const ofForms = filesIn('packages/forms/src')
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => propsOf('表单', `${basename(file, '.stories.tsx')}Props`));
const props = [...new Set([...ofComponents, ...ofForms])];

it('has a Chinese description of every prop, and of no prop that is gone', () => {
  expect(props.length).toBeGreaterThan(600);
  const nameOf = (prop: string) => prop.replace(/.*\./, '');
  expect(props.filter((prop) => !(prop in ownProps) && !(nameOf(prop) in commonProps))).toEqual([]);
  expect(Object.keys(ownProps).filter((prop) => !props.includes(prop))).toEqual([]);
  const names = new Set(props.map(nameOf));
  expect(Object.keys(commonProps).filter((name) => !names.has(name))).toEqual([]);
});
