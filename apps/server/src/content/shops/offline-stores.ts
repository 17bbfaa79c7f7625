import type { Row } from '../db/insert.js';
import { cityId, mainlandProvinces, provinceNamed } from '../lookups/regions.js';
import { at } from '../text/random.js';

/**
 * Short name of the province, its real city and area code, and a fictional bookshop. The first city of a
 * province has its service office.
 */
const stores = `北京 北京市 010 砚田书房西山店
北京 北京市 010 什刹海边书店
天津 天津市 022 海光寺文苑书店
天津 天津市 022 滨海晨读书店
河北 石家庄市 0311 燕赵书声书店
河北 唐山市 0315 凤凰山下书店
河北 保定市 0312 莲池旁书店
山西 太原市 0351 晋阳书坊
山西 大同市 0352 平城灯下书店
山西 运城市 0359 盐湖学堂书店
内蒙古 呼和浩特市 0471 青城书驿
内蒙古 包头市 0472 鹿城读者之家
内蒙古 赤峰市 0476 红山课本书店
辽宁 沈阳市 024 浑南书香苑
辽宁 大连市 0411 星海窗书店
辽宁 锦州市 0416 笔架山书店
吉林 长春市 0431 春城文具图书店
吉林 吉林市 0432 雾凇书屋
黑龙江 哈尔滨市 0451 松江书苑
黑龙江 齐齐哈尔市 0452 鹤城学子书店
黑龙江 牡丹江市 0453 镜泊书房
上海 上海市 021 苏河湾书店
上海 上海市 021 松江云间书屋
江苏 南京市 025 秦淮卷帙书店
江苏 苏州市 0512 平江小书肆
江苏 无锡市 0510 蠡园书店
江苏 徐州市 0516 彭城学府书店
江苏 南通市 0513 濠河边书店
浙江 杭州市 0571 钱塘学堂书店
浙江 宁波市 0574 月湖书灯
浙江 温州市 0577 瓯江文苑书店
浙江 绍兴市 0575 兰亭小筑书店
安徽 合肥市 0551 庐州书院书店
安徽 芜湖市 0553 赭山脚下书店
安徽 阜阳市 0558 颍河教辅书店
福建 福州市 0591 三坊书舍
福建 厦门市 0592 鹭岛童书铺
福建 泉州市 0595 刺桐书店
江西 南昌市 0791 滕王阁下书店
江西 九江市 0792 浔阳书屋
江西 赣州市 0797 郁孤台书店
山东 济南市 0531 砚田书房泉城店
山东 青岛市 0532 栈桥书窗
山东 烟台市 0535 芝罘学子书店
山东 临沂市 0539 沂蒙读书社
山东 潍坊市 0536 白浪河书店
河南 郑州市 0371 书香阁商都店
河南 洛阳市 0379 洛浦花下书店
河南 南阳市 0377 卧龙岗书店
河南 信阳市 0376 浉河书舍
湖北 武汉市 027 珞珈山下书店
湖北 宜昌市 0717 西陵书屋
湖北 襄阳市 0710 汉江书店
湖北 荆州市 0716 古城墙书店
湖南 长沙市 0731 岳麓晴窗书店
湖南 衡阳市 0734 雁城学子书店
湖南 常德市 0736 桃源书屋
广东 广州市 020 荔湾书声
广东 深圳市 0755 南山夜读书店
广东 佛山市 0757 祖庙旁书店
广东 汕头市 0754 小公园书铺
广东 湛江市 0759 海湾学堂书店
广西 南宁市 0771 邕江书苑
广西 桂林市 0773 漓江书童书店
海南 海口市 0898 骑楼书舍
海南 三亚市 0898 椰风书窗
重庆 重庆市 023 两江书店
重庆 重庆市 023 北碚缙云书屋
四川 成都市 028 锦里书声书店
四川 绵阳市 0816 涪江书店
四川 宜宾市 0831 三江口书店
贵州 贵阳市 0851 黔灵书坊
云南 昆明市 0871 翠湖书窗
西藏 拉萨市 0891 拉萨河书吧
陕西 西安市 029 长安小筑书店
陕西 宝鸡市 0917 渭水书店
甘肃 兰州市 0931 黄河岸书店
青海 西宁市 0971 湟水读书角
宁夏 银川市 0951 贺兰书屋
新疆 乌鲁木齐市 0991 天山书桌书店`;

/** Streets that no city has; the content must not point to a real address. */
const streets = [
  '砚池街',
  '书带草路',
  '松烟巷',
  '玉版街',
  '青衿路',
  '竹简街',
  '听读巷',
  '墨海路',
  '文澜街',
  '展卷路',
  '青灯巷',
];

interface OfflineStore {
  province: string;
  city: string;
  code: string;
  name: string;
}

const offlineStores: readonly OfflineStore[] = stores.split('\n').map((line) => {
  const [province = '', city = '', code = '', name = ''] = line.split(' ');
  return { province, city, code, name };
});

/** Real local numbers never begin with 0, so nobody can be called by mistake. */
function unreal(code: string, number: number): string {
  return `${code}-0000${String(number).padStart(4, '0')}`;
}

export function offlineStoreRows(): Row[] {
  return offlineStores.map((store, index) => {
    const province = provinceNamed(store.province);
    // Throws if the city is not in this province.
    cityId(province, store.city);
    return {
      id: index + 1,
      province_id: province.id,
      city: store.city,
      store_name: store.name,
      address: `${at(streets, index * 3)}${String(6 + ((index * 29) % 170))}号`,
      tel: unreal(store.code, 1200 + index * 37),
    };
  });
}

/** One service office per province, in its first city of the list above. */
export function districtAgentRows(): Row[] {
  return mainlandProvinces.map((province, index) => {
    const code = offlineStores.find((store) => store.province === province.shortName)?.code;
    if (code === undefined) throw new RangeError(`no store in ${province.name}`);
    return {
      id: index + 1,
      title: `${province.shortName}服务专员`,
      tel: unreal(code, 400 + index * 13),
      sort: index + 1,
    };
  });
}
