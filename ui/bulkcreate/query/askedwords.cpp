// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/askedwords.h"

#include "ui/bulkcreate/query/explorertime.h"
#include "wording/names.h"
#include "wording/plaintext.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

struct AskedWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::AskedWords)
};

/// A value that is not of the field's type is quoted: an unknown operator takes any.
QString valueWords(const protocol::ExplorerCondition &condition, const QString &value)
{
    const protocol::ExplorerField *field = protocol::findExplorerField(condition.field);
    const auto type = field ? field->type : protocol::ExplorerType::Text;
    if (type == protocol::ExplorerType::Boolean && value == "true"_L1)
        return AskedWords::tr("yes");
    if (type == protocol::ExplorerType::Boolean && value == "false"_L1)
        return AskedWords::tr("no");
    const QString time = type == protocol::ExplorerType::Time ? explorerTimeWords(value) : value;
    if (time != value)
        return time;
    return type == protocol::ExplorerType::Number ? wording::shortened(value) : wording::quoted(value);
}

QString operatorWords(const protocol::ExplorerCondition &condition)
{
    return condition.hasKnownOperator() ? wording::operatorWords(condition.is)
                                        : wording::shortened(*condition.unknownOperator);
}

/// The values in words. Empty for an unknown operator without a value.
QString valuesWords(const protocol::ExplorerCondition &condition)
{
    QStringList words;
    for (const QString &value : condition.values()) {
        if (condition.hasKnownOperator() || !value.isEmpty())
            words += valueWords(condition, value);
    }
    return words.join(u", "_s);
}

} // namespace

QString askedWords(const QList<protocol::ExplorerCondition> &conditions)
{
    QStringList words;
    for (const protocol::ExplorerCondition &condition : conditions) {
        QStringList asked{wording::shortened(condition.field), operatorWords(condition)};
        if (condition.takesValue())
            asked += valuesWords(condition);
        asked.removeAll(QString());
        words += asked.join(u' ');
    }
    //: Between two conditions that must both hold
    return words.join(u" %1 "_s.arg(AskedWords::tr("and")));
}

} // namespace runlatch::ui
