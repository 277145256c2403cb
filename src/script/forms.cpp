// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "script/forms.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace runlatch::script {

namespace {

QString valueName(const KeyForm &key)
{
    switch (key.value) {
    case ValueKind::Text: return u"TEXT"_s;
    case ValueKind::Stages: return u"STAGE,..."_s;
    case ValueKind::Level: return u"mandatory|advisory"_s;
    case ValueKind::Truth: return u"yes|no"_s;
    case ValueKind::Time: return u"TIME"_s;
    case ValueKind::Count: return u"COUNT"_s;
    case ValueKind::Status: return u"STATUS"_s;
    case ValueKind::Choice: return QStringList(key.choices.begin(), key.choices.end()).join(u'|');
    case ValueKind::DeliveryFault: return u"FAULT"_s;
    case ValueKind::Condition: return u"VALUE"_s;
    case ValueKind::Filter: return u"FILTER"_s;
    }
    return {};
}

} // namespace

QString writtenForm(const LineForm &form)
{
    QStringList parts{form.word};
    if (!form.subject.isEmpty())
        parts += form.hasValue ? form.subject + "=VALUE"_L1 : QString(form.subject);
    if (form.takesFault)
        parts += u"FAULT"_s;
    for (const KeyForm &key : form.keys) {
        const QString written = key.name + u'=' + valueName(key);
        parts += key.isRequired ? written : u'[' + written + u']';
    }
    return parts.join(u' ');
}

} // namespace runlatch::script
