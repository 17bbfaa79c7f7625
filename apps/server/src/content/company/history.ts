import type { Picture } from '../articles/build-articles.js';
import type { Row } from '../db/insert.js';

const entries: readonly (readonly [year: string, title: string, intro: string])[] = [
  ['2006', '一间借来的教研室', '五位教师油印出第一份试卷，四十份，两天后被邻校借走去复印，再没有还回来。'],
  [
    '2008',
    '第一本书付印',
    '《课时精练》高一数学分册出版，首印三千册，封底留下了一行至今未改的字：欢迎指错。',
  ],
  ['2010', '编校中心成立', '建立三审三校与印前试做制度，每本书的版权页开始印上全部责任编辑的姓名。'],
  ['2012', '走出山东', '长沙分社设立，面向中南六省的校本试题征集启动，第一年收到四千多道来稿。'],
  ['2014', '初中与小学编辑室', '书目从高中延伸到义务教育阶段，第一批同步练习在七个城市的书店上架。'],
  ['2016', '十周年，开放题库', '把历年试卷与答案整理上网，供教师免费下载，当年的服务器是两台旧电脑。'],
  ['2019', '第一间乡村阅览室', '“一间乡村阅览室”在甘肃定西落地三间，此后每年冬天都有新的书架运进山里。'],
  [
    '2020',
    '三个月的空中课堂',
    '编辑与作者在家里录制了二百余节短课，全部免费开放，很多课是在厨房的餐桌上录的。',
  ],
  ['2022', '成都分社设立', '西南地区有了自己的编辑团队，乡土地理与民族文化的题目由本地教师来写。'],
  ['2023', '环保用纸', '全部教辅改用大豆油墨与无荧光增白的纸张，书页从此微微发黄。'],
  ['2025', '一书一码', '新书启用刮刮码查验，盗版线索由读者提供，查实后给予答谢。'],
  ['2026', '二十年', '二十周年只办了一个小展览：二十只玻璃框，装着二十年里被读者指出的错误。'],
];

function historyKey(year: string): string {
  return `public/company/history-${year}.svg`;
}

export function historyRows(): Row[] {
  return entries.map(([year, title, intro], index) => ({
    id: index + 1,
    year,
    title,
    intro,
    image_key: historyKey(year),
    sort: index + 1,
  }));
}

export function historyPictures(): Picture[] {
  return entries.map(([year, title]) => ({
    key: historyKey(year),
    spec: { kind: 'history', title: `${year}年：${title}`, seed: Number(year) },
  }));
}
