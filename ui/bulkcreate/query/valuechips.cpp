// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/valuechips.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/labels/label.h"
#include "wording/plaintext.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

class ValueChip final : public QAbstractButton
{
public:
    ValueChip(const QString &value, bool isFaulty, QWidget *parent)
        : QAbstractButton(parent)
        , m_words(value.isEmpty() ? ValueChips::tr("(empty)") : wording::shortened(value))
        , m_isFaulty(isFaulty)
    {
        setFocusPolicy(Qt::TabFocus); // see ConditionList::m_add
        setAccessibleName(ValueChips::tr("Remove the value “%1”").arg(m_words));
        setToolTip(wording::toolTip(accessibleName()));
    }

    QSize sizeHint() const override
    {
        const Theme &theme = Theme::of(this);
        const int words = qMin(fontMetrics().horizontalAdvance(m_words), theme.width(QString(30, u'x')));
        return {words + theme.iconSize() + 4 * theme.u(), theme.controlHeight() - theme.u()};
    }
    QSize minimumSizeHint() const override
    {
        const Theme &theme = Theme::of(this);
        return {theme.iconSize() + 8 * theme.u(), sizeHint().height()};
    }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
            click();
        else
            QAbstractButton::keyPressEvent(event);
    }
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(this);
        const int u = theme.u();
        QPainter painter(this);
        const Tone tone = m_isFaulty ? Tone::Error : Tone::None;
        const QColor border = m_isFaulty || theme.isHighContrast() ? theme.toneText(tone) : QColor();
        style::paintBox(&painter, rect(), theme.toneFill(tone), border, u);
        const QColor words = isEnabled() ? theme.toneText(tone) : palette().color(QPalette::ButtonText);
        const QRect room = rect().adjusted(2 * u, 0, -theme.iconSize() - u, 0);
        painter.setPen(words);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), room), Qt::AlignVCenter | Qt::AlignLeading,
                         fontMetrics().elidedText(m_words, Qt::ElideMiddle, room.width()));
        const int side = theme.iconSize() - 4;
        const QRect cross(width() - side - u, (height() - side) / 2, side, side);
        theme.paintIcon(&painter, QStyle::visualRect(layoutDirection(), rect(), cross), u"x"_s, words);
        if (hasFocus())
            style::paintFocus(&painter, rect(), theme, u);
    }

private:
    const QString m_words;
    const bool m_isFaulty;
};

} // namespace

ValueChips::ValueChips(QWidget *parent)
    : QWidget(parent)
    , m_further(new Label({}, TextStyle::Small, this))
{
    auto *lines = new FlowLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(Theme::of(this).u());
    lines->addWidget(m_further);
    m_further->setMuted(true);
    hide();
}

void ValueChips::setValues(const QStringList &values, qsizetype faulty)
{
    if (values == m_values && faulty == m_faulty)
        return;
    m_values = values;
    m_faulty = faulty;
    showValues();
}

void ValueChips::showValues()
{
    for (QWidget *chip : std::exchange(m_chips, QList<QWidget *>())) {
        layout()->removeWidget(chip);
        chip->hide();
        chip->deleteLater();
    }
    layout()->removeWidget(m_further); // comes last
    for (qsizetype index = 0; index < qMin(m_values.size(), MaxChips); ++index) {
        auto *chip = new ValueChip(m_values.at(index), index == m_faulty, this);
        connect(chip, &QAbstractButton::clicked, this, [this, index] { emit removeWanted(index); });
        layout()->addWidget(chip);
        chip->show();
        m_chips.append(chip);
    }
    layout()->addWidget(m_further);
    const auto further = static_cast<int>(qMax<qsizetype>(0, m_values.size() - MaxChips));
    m_further->setText(further > 0 ? tr("and %n more", nullptr, further) : QString());
    m_further->setVisible(further > 0);
    updateGeometry();
}

} // namespace runlatch::ui
