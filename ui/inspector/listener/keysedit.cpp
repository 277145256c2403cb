// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/keysedit.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/controls/field.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// 256 bits of the system's randomness, as hexadecimal figures.
QString newHmacKey()
{
    QString key;
    for (int part = 0; part < 4; ++part)
        key += u"%1"_s.arg(QRandomGenerator::system()->generate64(), 16, 16, QChar(u'0'));
    return key;
}

} // namespace

KeysEdit::KeysEdit(const QList<QByteArray> &keys, QWidget *parent)
    : QWidget(parent)
    , m_first(new QLineEdit)
    , m_rows(new QVBoxLayout)
    , m_add(makeButton(ButtonRole::Text, tr("Add another ke&y"), u"plus"_s, this))
    , m_make(makeButton(ButtonRole::Text, tr("Make a key"), u"key-round"_s, this))
    , m_copy(new CopyButton(tr("Copy the new key"), this))
{
    const int u = Theme::of(this).u();
    m_first->setEchoMode(QLineEdit::Password);
    m_first->setMinimumWidth(70 * u);
    connect(m_first, &QLineEdit::textEdited, this, &KeysEdit::edited);
    connect(m_first, &QLineEdit::textChanged, this, &KeysEdit::showMade);
    auto *field = new Field(tr("HMAC &key"), m_first, this);
    field->setHint(tr("kept in the keychain; without one nothing is checked"));
    m_rows->setSpacing(u);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(u);
    layout->addWidget(field);
    layout->addLayout(m_rows);
    buildCommands();
    setKeys(keys);
    showMade();
}

void KeysEdit::buildCommands()
{
    m_add->setToolTip(tr("While a key is being changed, requests signed with either one are valid"));
    connect(m_add, &QPushButton::clicked, this, [this] {
        add({});
        emit grown();
    });
    m_make->setToolTip(tr("The service needs the same key: copy it there, then save here"));
    m_make->setAutoDefault(false);
    connect(m_make, &QPushButton::clicked, this, &KeysEdit::makeKey);
    m_copy->setSecret();
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * Theme::of(this).u());
    for (QWidget *command : QWidgetList{m_add, m_make, m_copy})
        row->addWidget(command);
    row->addStretch(1);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void KeysEdit::makeKey()
{
    const QString key = newHmacKey();
    m_copy->setContent(key);
    m_first->setText(key);
    m_copy->setFocus();
    emit edited();
}

void KeysEdit::showMade()
{
    m_make->setVisible(m_first->text().isEmpty());
    m_copy->setVisible(!m_first->text().isEmpty() && m_first->text() == m_copy->content());
}

void KeysEdit::setKeys(const QList<QByteArray> &keys)
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_first->setText(QString::fromUtf8(keys.value(0)));
    for (const QByteArray &key : keys.mid(1))
        add(QString::fromUtf8(key));
}

QList<QByteArray> KeysEdit::keys() const
{
    QList<QByteArray> keys;
    for (const QLineEdit *line : findChildren<QLineEdit *>()) {
        if (!line->text().isEmpty())
            keys.append(line->text().toUtf8());
    }
    return keys;
}

void KeysEdit::add(const QString &key)
{
    auto *row = new QWidget;
    auto *line = new QLineEdit(key);
    line->setEchoMode(QLineEdit::Password);
    connect(line, &QLineEdit::textEdited, this, &KeysEdit::edited);
    QPushButton *away = makeButton(ButtonRole::Icon, tr("Remove this key"), u"x"_s, this);
    connect(away, &QPushButton::clicked, this, [this, row] { remove(row); });
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::of(this).u());
    layout->addWidget(line, 1);
    layout->addWidget(away);
    m_rows->addWidget(row);
    name();
    line->setFocus();
}

/// Removes a key; the focus moves to the key above.
void KeysEdit::remove(QWidget *row)
{
    const int place = m_rows->indexOf(row);
    QWidget *above = place > 0 ? m_rows->itemAt(place - 1)->widget()->findChild<QLineEdit *>() : m_first;
    above->setFocus();
    m_rows->removeWidget(row);
    row->hide();
    row->setParent(nullptr);
    row->deleteLater();
    name();
    emit edited();
}

void KeysEdit::name()
{
    for (int place = 0; place < m_rows->count(); ++place)
        m_rows->itemAt(place)->widget()->findChild<QLineEdit *>()->setAccessibleName(tr("HMAC key %1").arg(place + 2));
    m_add->setEnabled(m_rows->count() + 1 < MaxKeys);
}

} // namespace runlatch::ui
