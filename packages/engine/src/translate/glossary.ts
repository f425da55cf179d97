import type { Language } from '@listwright/contracts'

/** What listings speak of, in English and as a version in another language would say it. */
interface Entry extends Record<Language, RegExp> {
  en: RegExp
}

const entry = (en: string, es: string, zh: string): Entry => ({
  en: new RegExp(`\\b(?:${en})`, 'i'),
  es: new RegExp(`(?<!\\p{L})(?:${es})`, 'iu'),
  zh: new RegExp(zh, 'u'),
})

/** A word of the right-hand columns is only said where one of the left-hand column was. */
export const GLOSSARY: readonly Entry[] = [
  entry('pool|swim', 'piscina|alberca', '泳池|游泳'),
  entry(
    'hot tub|spa|jacuzzi|whirlpool',
    'jacuzzi|hidromasaje|bañera de hidro',
    '热水浴缸|按摩浴缸|水疗',
  ),
  entry('sauna', 'sauna', '桑拿'),
  entry('fireplace|hearth|stove|chimney', 'chimenea|estufa', '壁炉|火炉'),
  entry('garage|carport', 'garaje|cochera', '车库'),
  entry(
    'park(?:ing|ed|s)?\\b|space|driveway|garage|carport',
    'estacionamiento|aparcamiento',
    '停车|车位',
  ),
  entry('basement|cellar', 'sótano|bodega', '地下室|酒窖'),
  entry('attic|loft', 'ático|buhardilla|desván|altillo', '阁楼'),
  entry('elevator|lift', 'ascensor|elevador', '电梯'),
  entry('gym|fitness|exercise', 'gimnasio', '健身'),
  entry('beach|sand', 'playa', '海滩|沙滩'),
  entry(
    'sea|ocean|coast|water|bay|gulf|pacific|atlantic',
    'mar(?!\\p{L})|océano|marítim',
    '海景|大海|海洋',
  ),
  entry('lake|water', 'lago', '湖'),
  entry('river|creek|stream|brook|water', 'río|arroyo|riachuelo', '河|溪'),
  entry('mountain|hill|mtn|range|peak', 'montaña|sierra|cerro', '山'),
  entry(
    'view|overlook|look|see|sight|skyline|vista|scene|front|face',
    'vistas?(?!\\p{L})|panorám',
    '景观|景色|海景|湖景|山景|视野',
  ),
  entry('school|district', 'escuela|colegio|escolar', '学校|学区'),
  entry('park|green|garden', 'parque', '公园'),
  entry(
    'station|train|transit|metro|subway|bus|rail|line',
    'estación|metro|tren|autobús',
    '地铁|车站|公交|火车',
  ),
  entry('shop|store|market|mall|retail', 'tienda|comercio|mercado', '商店|购物|超市|商场'),
  entry('new|brand|recent|just|built|fresh', 'nuev[oa]s?(?!\\p{L})|recién', '全新|新建|崭新'),
  entry(
    'renovat|remodel|updat|redone|restor|refinish|upgrad|replac|rebuilt|new',
    'renovad|reformad|remodelad|actualizad|restaurad',
    '翻新|装修|改建|更新|重修',
  ),
  entry('roof|shingle', 'techo|tejado', '屋顶'),
  entry('solar|panel', 'solar', '太阳能'),
  entry('garden|yard|plant|landscap|lawn|bed', 'jardín|jardines', '花园|庭院'),
  entry('yard|court|patio|garden|terrace|deck|porch', 'patio', '庭院|院子|露台'),
  entry('balcon|terrace|deck', 'balcón|terraza', '阳台|露台'),
  entry('porch|veranda|portal|stoop', 'porche|galería', '门廊'),
  entry('marble', 'mármol', '大理石'),
  entry('granite', 'granito', '花岗岩|花岗石'),
  entry('quartz', 'cuarzo', '石英'),
  entry(
    'hardwood|wood|oak|maple|pine|walnut|floor|plank',
    'madera|parquet|roble',
    '硬木|木地板|橡木',
  ),
  entry('air condition|a/c|hvac|central|cool', 'aire acondicionado|climatizad', '空调|恒温'),
  entry('heat|furnace|boiler|radiant|warm', 'calefacción|calefaccionad', '暖气|供暖|地暖'),
  entry('quiet|calm|peace|still', 'tranquil|silencios|apacible', '安静|宁静|幽静'),
  entry('safe|secur|alarm|gate|guard', 'segur[oa]s?(?!\\p{L})|seguridad', '安全|保安|治安'),
  entry('luxur', 'lujos|de lujo', '豪华|奢华'),
  entry(
    'spacious|large|big|wide|generous|roomy|room|space|open|ample|great',
    'espacios[oa]|ampli[oa]',
    '宽敞|宽阔|大面积',
  ),
  entry('light|bright|sun|window|skylight|south', 'luminos|soleado', '明亮|采光|阳光'),
  entry('private|privacy|own|seclud', 'privad|intimidad', '私密|私人'),
  entry('furnish|furniture', 'amueblad|muebles', '家具'),
  entry('gated|gate', 'comunidad cerrada|privada cerrada', '封闭式社区|门禁'),
  entry('tenant|lease|rent|let', 'inquilin|arrendatari|alquil|arrendad', '租客|租户|出租|租金'),
  entry('warrant', 'garantía', '保修'),
  entry('famil(?:y|ies)', 'familias?(?!\\p{L})|familiar', '家庭|合家'),
  entry('corner', 'esquina', '转角|街角'),
  entry('golf', 'golf', '高尔夫'),
  entry('laundry|washer|dryer|w/d', 'lavandería|lavadora|secadora', '洗衣|洗烘'),
  entry('island', 'isla(?!\\p{L})', '岛台|中岛'),
  entry('pantry|larder', 'despensa', '食品储藏|储藏室'),
  entry('office|study|den|desk|work', 'oficina|despacho|estudio', '办公|书房'),
  entry('hoa|fee|dues|association', 'hoa|cuota', '物业费|管理费'),
]
