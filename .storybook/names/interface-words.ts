/** What Storybook says in English only; it has no translations. By the whole text of an element. */
const words = new Map([
  ['Find components', '搜索组件'],
  ['Run tests', '运行测试'],
  ['Name', '属性'],
  ['Description', '说明'],
  ['Default', '默认值'],
  ['Control', '控件'],
  ['Show code', '显示代码'],
  ['Hide code', '收起代码'],
  ['Copy code', '复制代码'],
  ['Copied!', '已复制'],
  ['Copy error!', '没有复制成功'],
  ['Choose option...', '请选择'],
  ['Set string', '填文字'],
  ['Set number', '填数字'],
  ['Set boolean', '设为是或否'],
  ['Set object', '填对象'],
  ['True', '是'],
  ['False', '否'],
  ['Save', '保存'],
  ['Cancel', '取消'],
  ['This story has no controls', '这个样例没有控件'],
  ['Code', '代码'],
  ['Controls', '控件'],
  ['Actions', '动作'],
  ['Interactions', '交互'],
  ['Accessibility', '无障碍'],
  ['Reset controls', '恢复属性'],
  ['Resetting controls...', '正在恢复'],
  ['Zoom in', '放大'],
  ['Zoom out', '缩小'],
  ['Reset zoom', '恢复大小'],
  ['Reload story', '重新载入'],
  ['Open canvas in new tab', '在新标签页打开'],
  ['Arg value details', '类型的写法'],
  ['Copy heading URL to address bar', '把这一节的地址写进地址栏'],
]);

const attributes = ['aria-label', 'title', 'placeholder'];

function translateText(node: Text) {
  const word = words.get(node.data.trim());
  if (word !== undefined) node.data = word;
}

function translateAttributes(element: Element) {
  for (const name of attributes) {
    const word = words.get(element.getAttribute(name) ?? '');
    if (word !== undefined) element.setAttribute(name, word);
  }
}

function translateIn(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
    if (node instanceof Text) translateText(node);
    else if (node instanceof Element) {
      translateAttributes(node);
      // The tables say that they are English, which a screen reader would read our descriptions as.
      if (node.classList.contains('docblock-argstable')) node.setAttribute('lang', 'zh-CN');
    }
  }
}

/** Replaces the words of Storybook inside an element, now and whenever it draws anew; returns what ends that. */
export function translateInterface(root: Element): () => void {
  translateIn(root);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') addedNodes.forEach(translateIn);
      else if (target instanceof Text) translateText(target);
      else if (target instanceof Element) translateAttributes(target);
    }
  });
  observer.observe(root, {
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
    subtree: true,
  });
  return () => {
    observer.disconnect();
  };
}
