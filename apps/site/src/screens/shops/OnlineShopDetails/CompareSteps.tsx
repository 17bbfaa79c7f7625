import { Compare, Mark, Step, Steps } from './OnlineShopDetails.styles.js';

const steps = [
  { title: '名称一字不差', text: '多一个“旗舰”、少一个“图书”，都是另一家店。' },
  { title: '编号查得到', text: '店铺首页的编号与这里相同；编号可以在授权网店页直接查。' },
  { title: '期限没有过', text: '到期未续的店铺会标明“已过期”，不再受我们的售后保障。' },
] as const;

/** How to compare a shop with its certificate. */
export function CompareSteps() {
  return (
    <Compare>
      <h2>三处一致，才是这家店</h2>
      <Steps>
        {steps.map(({ title, text }, index) => (
          <Step key={title}>
            <Mark aria-hidden="true">{index + 1}</Mark>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </Step>
        ))}
      </Steps>
    </Compare>
  );
}
