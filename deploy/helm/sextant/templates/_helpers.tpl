{{- define "sextant.name" -}}
{{- if contains "sextant" .Release.Name }}{{ .Release.Name }}{{ else }}{{ .Release.Name }}-sextant{{ end -}}
{{- end }}

{{- define "sextant.selector" -}}
app.kubernetes.io/name: sextant
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "sextant.labels" -}}
{{ include "sextant.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "sextant.secret" -}}
{{ .Values.existingSecret | default (include "sextant.name" .) }}
{{- end }}
