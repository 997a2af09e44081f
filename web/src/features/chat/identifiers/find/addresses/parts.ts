export const word = "\\p{Lu}[\\p{L}'’.-]{0,30}";
/** Words of a street or a town, one after the other. */
export const words = (most: number) =>
  `${word}(?:[ ](?:(?:de|del|della|di|da|du|des|la|le|of|the|am|an der|im)[ ])?${word}){0,${most - 1}}`;
export const house = '\\d{1,5}(?:[ ]?[a-zA-Z](?![\\p{L}])|[-/]\\d{1,4})?';
const flat =
  '(?:(?:,[ ]?|[ ])(?:[Aa]pt|[Aa]partment|[Uu]nit|[Ss]uite|[Ss]te|[Ff]lat|[Rr]oom|[Ff]loor|[Pp]iso|[Tt]ür|#)\\.?[ ]?#?[ ]?[\\dA-Z-]{1,6}|,[ ]?\\d{1,2}\\.?[ºª°][ ]?[A-Z]?(?![\\p{L}]))?';
const states =
  '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])';
const stateNames =
  '(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)';
const zip = '\\d{5}(?:-\\d{4})?(?![\\p{L}\\d])';
const canadian = '(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE)';
const australian = '(?:NSW|VIC|Vic|QLD|Qld|WA|SA|TAS|Tas|ACT|NT),?[ ]\\d{4}(?!\\d)';
const canadianCode = '[A-Z]\\d[A-Z][ ]?\\d[A-Z]\\d(?![\\p{L}\\d])';
/** "Boston, MA 02115", "Beaumont, Texas 77701", "Toronto, ON M4C 1B5", "Carlton VIC 3053" */
const state = `(?:(?:${states}|${stateNames})(?:,?[ ]${zip})?|${canadian}(?:,?[ ]${canadianCode})?|${australian})(?![\\p{L}])`;
const town = `${words(3)},?[ ]${state}`;
export const townWithCode = `${words(3)},?[ ](?:(?:${states}|${stateNames}),?[ ]${zip}|${canadian},?[ ]${canadianCode}|${australian})`;
export const britishCode = '[A-Z]{1,2}\\d[A-Z\\d]?[ ]\\d[ABD-HJLNP-UW-Z]{2}(?![\\p{L}\\d])';
const irishCode = '[A-Z]\\d\\d[ ]?[A-Z\\d]{4}(?![\\p{L}\\d])';
/** "10969 Berlin", "753 27 Uppsala", "1017 XK Amsterdam", "00-950 Warszawa", "D-04277 Leipzig" */
export const continental = `(?:[A-Z]{1,2}-)?(?:\\d{4,5}|\\d{3}[ ]\\d{2}|\\d{2}-\\d{3}|\\d{5}-\\d{3})[ ](?:[A-Z]{2}[ ])?${words(4)}`;
export const rest = `${flat}(?:,?[ ](?:${town}|(?:${words(4)},?[ ](?:${britishCode}|${irishCode}))|${britishCode}|${continental}|${words(3)}[ ]\\d{4,6}(?!\\d)))?(?:,[ ]${words(2)}(?=[ ]?(?:[,;.)]|$)))?`;
