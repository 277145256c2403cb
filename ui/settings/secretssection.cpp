// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/settings/secretssection.h"

#include "redaction/addednames.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/boundedtextedit.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/labels/label.h"

#include <QCheckBox>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr int MaxNamesText = 2 * redaction::MaxAddedNames * static_cast<int>(redaction::MaxAddedName + 1);

} // namespace

SecretsSection::SecretsSection(const QStringList &names, QWidget *parent)
    : QWidget(parent)
    , m_before(names)
    , m_names(new BoundedTextEdit(MaxNamesText))
    , m_field(new Field(tr("&Further names of secrets"), m_names))
    , m_agreed(new QCheckBox(tr("&Remove the values of new names from older requests for good")))
{
    const int u = Theme::of(this).u();
    auto *what = new Label(tr(
        "The value of a header, of a part of a query or form, and of a JSON member is a secret if Runlatch knows its "
        "name, such as token, password or Authorization, or if it is named here: it is sealed in the store, and "
        "redacted in the window, in the log and in exports."));
    auto *later = new Label(
        tr("Requests that were stored before are sealed in the background; those that are older than a day lose "
           "these values for good. Taking a name away makes nothing readable again that was sealed."));
    later->setMuted(true);
    for (Label *label : {what, later})
        label->setWordWrap(true);
    m_names->setPlainText(names.join(u'\n'));
    m_names->setTabChangesFocus(true);
    m_names->setFixedHeight(7 * m_names->fontMetrics().lineSpacing()); // what is below it is in sight
    m_names->setAccessibleDescription(what->text());
    m_field->setHint(tr("One on each line"));
    m_agreed->setEnabled(false);
    connect(m_names, &QPlainTextEdit::textChanged, this, [this] {
        m_field->clearError();
        m_agreed->setEnabled(hasNewName());
        m_agreed->setChecked(false); // the agreement was to other names
    });
    connect(m_agreed, &QCheckBox::toggled, m_field, &Field::clearError);
    connect(m_names, &BoundedTextEdit::refused, this, [this] {
        m_field->setError(tr("This is too much text: up to %1 names fit here.").arg(redaction::MaxAddedNames));
    });
    auto *column = new QVBoxLayout(this);
    column->setSpacing(3 * u);
    column->addWidget(what);
    column->addWidget(m_field);
    column->addWidget(m_agreed);
    column->addWidget(later);
    column->addStretch(1);
}

bool SecretsSection::hasNewName() const
{
    return std::ranges::any_of(names(), [this](const QString &name) { return !m_before.contains(name); });
}

QStringList SecretsSection::names() const
{
    QStringList names;
    for (const QString &line : m_names->toPlainText().split(u'\n')) {
        if (const QString name = line.trimmed(); !name.isEmpty())
            names.append(name);
    }
    return names;
}

bool SecretsSection::check()
{
    const QStringList all = names();
    m_field->clearError(); // of a text that was refused: it is not among them
    m_wrong = m_names;
    const auto wrong = std::ranges::find_if_not(all, redaction::isSecretName);
    if (wrong != all.end())
        m_field->setError(tr("“%1” is not a valid name: it takes 2 to %2 letters, digits, “-”, “_” and “.”, at least "
                             "one letter, and no punctuation at the end.")
                              .arg(wrong->left(redaction::MaxAddedName), QString::number(redaction::MaxAddedName)));
    else if (all.size() > redaction::MaxAddedNames)
        m_field->setError(tr("These are more than %1 names.").arg(redaction::MaxAddedNames));
    else if (m_agreed->isEnabled() && !m_agreed->isChecked()) {
        m_field->setError(tr("Tick below that older requests lose the values of new names for good."));
        m_wrong = m_agreed;
    }
    return !m_field->hasError();
}

void SecretsSection::focusFirst()
{
    m_names->setFocus();
}

void SecretsSection::focusWrong()
{
    m_wrong->setFocus();
}

} // namespace runlatch::ui
