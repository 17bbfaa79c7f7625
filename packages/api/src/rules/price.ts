/** A price in yuan; 0 means that no price is set (Spec A 3). */
export function priceText(yuan: number): string {
  return yuan > 0 ? `¥ ${yuan.toFixed(2)}` : '暂无定价';
}
