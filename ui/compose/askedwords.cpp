// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/compose/askedwords.h"

#include "ui/compose/explorertime.h"
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

QString valueWords(const protocol::ExplorerCondition &condition)
{
    const protocol::ExplorerField *field = protocol::findExplorerField(condition.field);
    const auto type = field ? field->type : protocol::ExplorerType::Text;
    if (type == protocol::ExplorerType::Boolean)
        return condition.value == "true"_L1 ? AskedWords::tr("yes") : AskedWords::tr("no");
    if (type == protocol::ExplorerType::Time)
        return explorerTimeWords(condition.value);
    return type == protocol::ExplorerType::Number ? condition.value : wording::quoted(condition.value);
}

} // namespace

QString askedWords(const QList<protocol::ExplorerCondition> &conditions)
{
    QStringList words;
    for (const protocol::ExplorerCondition &condition : conditions) {
        const QString asked = wording::shortened(condition.field) + u' ' + wording::operatorWords(condition.is);
        words += protocol::takesValue(condition.is) ? asked + u' ' + valueWords(condition) : asked;
    }
    //: Between two conditions that must both hold
    return words.join(u" %1 "_s.arg(AskedWords::tr("and")));
}

} // namespace runlatch::ui
