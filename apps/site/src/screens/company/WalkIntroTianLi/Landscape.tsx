/** Hills in ink with a boat: a decoration, in the colours of the theme. */
export function Landscape() {
  return (
    <svg viewBox="0 0 1366 220" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">
      <circle data-part="moon" cx="1080" cy="64" r="34" />
      <path data-part="crescent" d="M1088 32a34 34 0 1 0 22 48 28 28 0 1 1-22-48Z" />
      <path data-part="far" d="M0 160C200 120 360 150 520 130S820 56 1000 66s250 50 366 44V220H0z" />
      <path data-part="middle" d="M260 220c160-60 300-30 430-70s290-60 420-40 180 60 256 52v58z" />
      <path data-part="near" d="M520 220c140-40 260-20 380-44s220 20 300 16 110-30 166-26v54z" />
      <path data-part="boat" d="M930 176q30 14 62-2l-5 12q-26 8-50 0zM982 174v-34" />
      <path data-part="awning" d="M948 176q12-18 26 0z" />
      <path data-part="water" d="M860 198h170M900 208h110" />
    </svg>
  );
}
