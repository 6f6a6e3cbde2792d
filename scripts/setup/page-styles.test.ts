import { expect, test } from 'vitest';
import { createStyleSelector, drawnBy } from './page-styles.ts';

const codes = new Map([
  ['/board.tsx', 'const styles = { board: "_0a0", lane: "_0a1" }'],
  ['/list.tsx', 'export const row = "_0b0"; const spin = "_0b1"'],
  ['/menu.mjs', 'var classes = { item: "m_88a" }'],
]);
const select = (css: string, ...modules: string[]) => createStyleSelector(css, codes)(modules);

test('a rule stays for modules that name its classes, and goes for others', () => {
  const css = '._0a0{color:red}._0b0{color:blue}._0a0 ._0b0{top:0}@layer mantine{.m_88a{left:0}}';
  expect(select(css, '/board.tsx')).toBe('._0a0{color:red}@layer mantine{}');
  expect(select(css, '/list.tsx', '/menu.mjs')).toBe('._0b0{color:blue}@layer mantine{.m_88a{left:0}}');
  expect(select(css, ...codes.keys())).toBe(css);
});

test('of several selectors the usable ones stay, also where a function names a class of others', () => {
  expect(select('._0a0,._0b0{top:0}', '/list.tsx')).toBe('._0b0{top:0}');
  expect(select('._0b0:not(._0a0),._0b0 :is(._0a0,b){top:0}', '/list.tsx')).toBe(
    '._0b0:not(._0a0),._0b0 :is(._0a0,b){top:0}',
  );
});

test('elements, attributes and classes that no module names stay', () => {
  const css = ':root{--a:1}[data-open] b{top:0}.mantine-Modal-root{top:0}';
  expect(select(css, '/list.tsx')).toBe(css);
});

test('conditions without rules go, and animations that nothing uses', () => {
  const css =
    '@media print{._0a0{top:0}}@keyframes _0b1{to{top:1px}}@keyframes _0a9{to{top:2px}}._0b0{animation:_0b1 1s}';
  expect(select(css, '/list.tsx')).toBe('@keyframes _0b1{to{top:1px}}._0b0{animation:_0b1 1s}');
});

test('a page draws its dialogs too, but no other pages', () => {
  const node = (imports: string[], later: string[] = []) => ({ imports, later, size: 1 });
  const graph = new Map([
    ['/a/web/page.tsx', node(['/a/web/paths.ts'], ['/a/web/dialog.tsx'])],
    ['/a/web/paths.ts', node(['/a/web/routes.tsx'])],
    ['/a/web/routes.tsx', node([], ['/a/web/other-page.tsx'])],
    ['/a/web/dialog.tsx', node(['/a/web/field.tsx'])],
  ]);
  expect([...drawnBy(graph, ['/a/web/page.tsx'])].toSorted()).toEqual([
    '/a/web/dialog.tsx',
    '/a/web/field.tsx',
    '/a/web/page.tsx',
    '/a/web/paths.ts',
    '/a/web/routes.tsx',
  ]);
});
