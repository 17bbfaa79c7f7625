import { insert, type Plan, templatesIn } from './files.js';
import { expectShape, lowerFirst, pascal } from './names.js';
import { summaries, withSummary } from './summary.js';

const usage = 'npm run new form BookFeedback';
const onTheServer = 'apps/server/tests/support/forms-on-the-server.ts';

export function planForm(root: string, [given]: string[]): Plan {
  const name = expectShape(given, pascal, '表单名以大写字母开头，只含英文字母和数字，不带 Form', usage);
  const folder = lowerFirst(name);
  return {
    create: templatesIn('form', `packages/forms/src/${folder}`, {
      __Name__: name,
      __name__: folder,
    }),
    change: {
      [onTheServer]: withPlaceOnTheServer(root, folder),
      [summaries]: withSummary(root, `${name}Form`),
    },
    next: [
      '每个字段的规则写在 packages/forms/src/rules，一条一个文件；有效与无效的例子写在 fixtures.ts，每句提示都要有一例',
      `把 schema.ts 的 ${name}Payload 换成 @inkstone/api 里这个操作的请求类型`,
      `服务端用同一套规则拒绝：在 apps/server/src/validation/form-rules.ts 写上操作，在 ${onTheServer} 写上例子`,
      `在 ${summaries} 里用一句中文说它是什么`,
      'npm test -- --only unit,stories',
    ],
  };
}

/** The list of examples stays empty until an operation takes the form. */
function withPlaceOnTheServer(root: string, folder: string): string {
  return insert(
    root,
    onTheServer,
    /(?<=const formsOnTheServer[^]*)\n};/,
    (end) => `\n  ${folder}: [], // No operation takes this form yet.${end}`,
  );
}
